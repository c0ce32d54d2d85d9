#include "CStandIns.h"

#include <stddef.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const stand_in files[] = {
    {"Differentiator", "SectionModels.swift", (const char[]){
#embed "Modules/Differentiator/SectionModels.swift" suffix(, 0)
     }},
    {"Moya", "Provider.swift", (const char[]){
#embed "Modules/Moya/Provider.swift" suffix(, 0)
     }},
    {"Moya", "Reactive.swift", (const char[]){
#embed "Modules/Moya/Reactive.swift" suffix(, 0)
     }},
    {"NSObject_Rx", "DisposeBags.swift", (const char[]){
#embed "Modules/NSObject_Rx/DisposeBags.swift" suffix(, 0)
     }},
    {"ObjectMapper", "Mapping.swift", (const char[]){
#embed "Modules/ObjectMapper/Mapping.swift" suffix(, 0)
     }},
    {"ObjectMapper", "Operators.swift", (const char[]){
#embed "Modules/ObjectMapper/Operators.swift" suffix(, 0)
     }},
    {"ReactorKit", "Reactor.swift", (const char[]){
#embed "Modules/ReactorKit/Reactor.swift" suffix(, 0)
     }},
    {"RxCocoa", "Binding.swift", (const char[]){
#embed "Modules/RxCocoa/Binding.swift" suffix(, 0)
     }},
    {"RxCocoa", "Controls.swift", (const char[]){
#embed "Modules/RxCocoa/Controls.swift" suffix(, 0)
     }},
    {"RxCocoa", "Lists.swift", (const char[]){
#embed "Modules/RxCocoa/Lists.swift" suffix(, 0)
     }},
    {"RxCocoa", "SharedSequence+Joining.swift", (const char[]){
#embed "Modules/RxCocoa/SharedSequence+Joining.swift" suffix(, 0)
     }},
    {"RxCocoa", "SharedSequence.swift", (const char[]){
#embed "Modules/RxCocoa/SharedSequence.swift" suffix(, 0)
     }},
    {"RxDataSources", "CollectionDataSources.swift", (const char[]){
#embed "Modules/RxDataSources/CollectionDataSources.swift" suffix(, 0)
     }},
    {"RxDataSources", "DataSources.swift", (const char[]){
#embed "Modules/RxDataSources/DataSources.swift" suffix(, 0)
     }},
    {"RxMoya", "RxMoya.swift", (const char[]){
#embed "Modules/RxMoya/RxMoya.swift" suffix(, 0)
     }},
    {"RxOptional", "Optionals.swift", (const char[]){
#embed "Modules/RxOptional/Optionals.swift" suffix(, 0)
     }},
    {"RxRelay", "Relays.swift", (const char[]){
#embed "Modules/RxRelay/Relays.swift" suffix(, 0)
     }},
    {"RxSwift", "Disposables.swift", (const char[]){
#embed "Modules/RxSwift/Disposables.swift" suffix(, 0)
     }},
    {"RxSwift", "Earlier.swift", (const char[]){
#embed "Modules/RxSwift/Earlier.swift" suffix(, 0)
     }},
    {"RxSwift", "Observable+Ends.swift", (const char[]){
#embed "Modules/RxSwift/Observable+Ends.swift" suffix(, 0)
     }},
    {"RxSwift", "Observable+Joining.swift", (const char[]){
#embed "Modules/RxSwift/Observable+Joining.swift" suffix(, 0)
     }},
    {"RxSwift", "Observable+Operators.swift", (const char[]){
#embed "Modules/RxSwift/Observable+Operators.swift" suffix(, 0)
     }},
    {"RxSwift", "Observable+Sources.swift", (const char[]){
#embed "Modules/RxSwift/Observable+Sources.swift" suffix(, 0)
     }},
    {"RxSwift", "Observable.swift", (const char[]){
#embed "Modules/RxSwift/Observable.swift" suffix(, 0)
     }},
    {"RxSwift", "PrimitiveSequence.swift", (const char[]){
#embed "Modules/RxSwift/PrimitiveSequence.swift" suffix(, 0)
     }},
    {"RxSwift", "Reactive.swift", (const char[]){
#embed "Modules/RxSwift/Reactive.swift" suffix(, 0)
     }},
    {"RxSwift", "Subjects.swift", (const char[]){
#embed "Modules/RxSwift/Subjects.swift" suffix(, 0)
     }},
    {"RxViewController", "Appearances.swift", (const char[]){
#embed "Modules/RxViewController/Appearances.swift" suffix(, 0)
     }},
    {"SnapKit", "ConstraintDescription.swift", (const char[]){
#embed "Modules/SnapKit/ConstraintDescription.swift" suffix(, 0)
     }},
    {"SnapKit", "ConstraintMaker.swift", (const char[]){
#embed "Modules/SnapKit/ConstraintMaker.swift" suffix(, 0)
     }},
    {"SnapKit", "ConstraintTargets.swift", (const char[]){
#embed "Modules/SnapKit/ConstraintTargets.swift" suffix(, 0)
     }},
    {"SnapKit", "ConstraintViewDSL.swift", (const char[]){
#embed "Modules/SnapKit/ConstraintViewDSL.swift" suffix(, 0)
     }},
    {"Then", "Then.swift", (const char[]){
#embed "Modules/Then/Then.swift" suffix(, 0)
     }},
};

stand_in stand_in_file(int position) {
  const int count = sizeof files / sizeof *files;
  return position >= 0 && position < count ? files[position] : (stand_in){NULL, NULL, NULL};
}

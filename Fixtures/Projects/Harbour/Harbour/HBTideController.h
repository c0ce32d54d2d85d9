#import <UIKit/UIKit.h>

@interface HBTideController : UIViewController
@property (weak, nonatomic) IBOutlet UIView *gauge;
@end

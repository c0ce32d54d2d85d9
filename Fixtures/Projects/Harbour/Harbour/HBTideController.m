#import "HBTideController.h"

@implementation HBTideController

- (void)viewDidLayoutSubviews {
  [super viewDidLayoutSubviews];
  [self.gauge setFrame:CGRectMake(0, 0, 40, self.view.bounds.size.height)];
}

@end

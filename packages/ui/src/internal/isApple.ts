/** Whether the keyboard has ⌘ instead of Ctrl. In the browser only. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

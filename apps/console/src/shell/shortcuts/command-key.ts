/** The name of the key that commands are given with, on this device. */
export const commandKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

// The account area: log in, sign up, verify, reset, the own account and its mails.
// For translators: the text behind each key is ICU MessageFormat. Keep {words in braces} and <tags> as they are, in the
// order that your language wants. "Sokoni" is our name and stays. How to add a language: docs/messages.md.

/** The page to log in, and what the pages around it share with it. The first visit loads these alone. */
export const loginPage = {
  // The line under the picture, the links at the foot
  'frame.poster': 'One place for your stores and your team.',
  'frame.about': 'About',
  'frame.terms': 'Terms',
  'frame.privacy': 'Privacy',
  // The choice of a language, which stands beside them
  'frame.language': 'Language',

  'field.email': 'Email',
  'field.password': 'Password',
  // The button under another way to log in; the line above it
  'google.continue': 'Continue with Google',
  'google.or': 'or',

  // Title and button. The app for iOS has its own wording (SPEC: Signup, Login, Forgot Password).
  'login.title': 'Log in',
  'login.newHere': 'New to Sokoni? <link>Sign up</link>',
  'login.newHereIos': 'New to Sokoni? <link>Signup</link>',
  'login.forgot': 'Forgot password?',
  'login.forgotIos': 'Forgot Password',
  'login.remember': 'Remember me',
  // SPEC section 8, a notice after logging in
  'login.welcomeBack': 'Welcome back, {name}!',
} as const;

/** The other pages before a sign-in, and the dialog that asks again who somebody is. */
export const accountPages = {
  // On several pages: fields, links, buttons
  'field.newPassword': 'New password',
  'field.repeatPassword': 'Repeat the new password',
  // The four digits that were mailed
  'field.code': 'Code',
  // Under a password that is being chosen
  'hint.passwordLength': 'At least {min, number} characters.',
  'hint.passwordCommon': 'This is one of the most common passwords. Choose one that is harder to guess.',
  'action.logIn': 'Log in',
  'action.backToLogin': 'Back to login',
  'action.changePassword': 'Change password',
  'action.askForNewLink': 'Request a new link',
  'action.confirm': 'Confirm',
  'action.cancel': 'Cancel',
  // SPEC: the button that sends another code
  'action.resend': 'Resend OTP',
  // Beside that button while it waits; {time} is a countdown such as 0:42
  'resend.wait': 'in {time}',

  // Sign up
  'signUp.title': 'Create your account',
  'signUp.haveAccount': 'Have an account? <link>Log in</link>',
  'signUp.haveAccountIos': 'Have an account? <link>Login</link>',
  'signUp.firstName': 'First name',
  'signUp.lastName': 'Last name',
  'signUp.phone': 'Phone',
  'signUp.referralCode': 'Referral code',
  'signUp.terms': 'I accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>',
  'signUp.submit': 'Create account',

  // The four digits after signing up; {address} is masked, as in a***e@g***.com
  'verify.title': 'Check your email',
  'verify.sent':
    'We sent a {digits, number}-digit code to <email>{address}</email>. Enter it here, or open the link in the same email.',
  // Empties the boxes of the code
  'verify.clear': 'Clear',
  // SPEC: leaves for another account
  'verify.startOver': 'Wrong email? Start over',

  // The page of the mailed link
  'verifyLink.title': 'Verify your email',
  'verifyLink.description': 'Confirm that this address is yours. You can do this on any device.',
  'verifyLink.submit': 'Verify email',
  'verifyLink.done': 'Email verified',
  'verifyLink.continue': 'Continue to your stores.',
  'verifyLink.logIn': 'Log in to continue',
  // SPEC: the title of the list of stores that this button leads to
  'verifyLink.stores': 'My Stores',
  'verifyLink.logInToAsk': 'Log in to request a new link',

  // A forgotten password
  'reset.title': 'Forgot your password?',
  'reset.description': 'Enter your email and we’ll send you a code to choose a new one.',
  'reset.send': 'Send code',
  'reset.choose': 'Choose a new password',
  'reset.sent':
    'If <email>{address}</email> belongs to an account, a code is on its way. The link in the same email works too. <change>Change email</change>',
  'reset.done': 'Password changed',
  'reset.loggedOut': 'Every device was logged out.',

  // A mailed link that is too old or was copied in part
  'deadLink.title': 'This link doesn’t work',
  'deadLink.description': 'It has expired, or was not copied in full.',

  // Back from Google
  'google.wait': 'Logging you in',
  'google.failed': 'Google did not log you in',
  'google.nothingChanged': 'Try again, or use your email.',

  // Heard by screen readers while the mobile app takes over
  'ios.done': 'You are logged in',

  // Asked again before a grave step, such as deleting the account
  'identity.title': 'Confirm it’s you',
  'identity.description': 'You logged in a while ago. Confirm it’s you to continue.',
  'identity.useCode': 'Use a code by email instead',
  'identity.usePassword': 'Use the password instead',
  'identity.sendCode': 'Email a code to {address}',
} as const;

/** Why a rule refuses a form, by the reason that it answers (packages/rules/src/access). */
export const accountProblems = {
  // SPEC section 5, log in
  fields_missing: 'Please fill all fields',
  email_missing: 'Please enter your email',
  password_required: 'Password is required',
  password_too_short: 'Password must be at least {min, number} characters',
  password_too_long: 'Password must be at most {max, number} characters',

  // SPEC section 5, sign up
  first_name_required: 'First name is required',
  last_name_required: 'Last name is required',
  first_name_too_long: 'First name must be at most {max, number} characters',
  last_name_too_long: 'Last name must be at most {max, number} characters',
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email',
  phone_invalid: 'Phone number is incomplete. Choose the country and enter the digits.',
  referral_code_too_short: 'Referral code must be at least {min, number} characters',
  referral_code_too_long: 'Referral code must be at most {max, number} characters',
  terms_required: 'Please accept the terms and the privacy policy',

  // SPEC section 5, verification code; a new password
  code_invalid: 'Please enter a valid token',
  current_password_required: 'Current password is required',
  new_password_required: 'New password is required',
  repeat_password_required: 'Repeat the new password',
  passwords_differ: 'The passwords don’t match',
} as const;

/** What the server answers to a call, where its error code does not say it; shown as a short notice. */
export const accountAnswers = {
  // SPEC section 8
  welcomeBack: 'Welcome back, {name}!',
  welcome: 'Welcome to Sokoni, {name}! We have sent a code to your email.',
  codeSent: 'We have sent a code to your email',
  // The same whether or not there is such an account
  codeSentIfKnown: 'If this email belongs to an account, a code is on its way.',
  emailVerified: 'Email verified',
  passwordReset: 'Password changed. Log in with the new one.',
  passwordChanged: 'Password changed. Other devices are logged out.',
  profileSaved: 'Profile saved',
  identityConfirmed: 'Identity confirmed',
  accountDeleted: 'Account deleted',
  loggedOut: 'You are logged out',
  // Another device of the same account
  deviceLoggedOut: 'Device logged out',
  // Somebody typed wrong codes of gift cards, one after the other
  tooManyGiftCardCodes: 'Too many wrong gift card codes. Try again later.',
  tooManyDiscountCodes: 'Too many wrong discount codes. Try again later.',
  tooManyMessages: 'Too many messages. Try again later.',
  tooManyBuyerCodes: 'Too many codes. Try again later.',
  tooManyPayments: 'Too many payments were tried. Try again later, or choose another way to pay.',
  // Why Google's sign-in was refused
  googleEmailUnverified: 'Google has not verified your email yet. Verify it there, then try again.',
  googleOtherAccount: 'Another Google account is linked to this email. Log in with your password.',
} as const;

/** What the server answers to a call that failed, by its error code. */
export const accountErrors = {
  not_signed_in: 'Log in to continue',
  wrong_credentials: 'Email or password is incorrect',
  google_sign_in_failed: 'Google did not confirm the sign-in. Try again.',
  google_not_configured: 'Google sign-in is not available',
  google_unavailable: 'Google can’t be reached. Use email and password, or try again.',
  code_expired: 'This code has expired. Log in again.',
  email_taken: 'An account with this e-mail exists. Log in instead.',
  email_not_verified: 'Verify your email first',
  email_already_verified: 'Your email is already verified',
  wrong_code: 'This code is incorrect or was already used',
  link_expired: 'This link has expired. Request a new one.',
  wrong_password: 'The current password is incorrect',
  sign_in_again: 'Confirm it’s you, then try again',
  too_many_attempts: 'Too many attempts. Wait a little, then try again.',
  code_attempts_used: 'Too many wrong codes. Use the link in the email instead, or try again tomorrow.',
} as const;

/** The mails of an account. None greets by name: until an address is verified, anyone may have typed any name for it. */
export const accountMails = {
  // In place of a code
  'code.exhausted':
    'Too many wrong codes were entered for this account, so this email has a link instead of a code.',

  'verify.subject': 'Verify your email',
  // What a list of mails shows behind the subject
  'verify.preview': 'One step left to open your Sokoni account.',
  'verify.code':
    'Enter this code to verify your email. It works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'verify.link':
    'Or open this page on any device to verify your email. It expires after {hours, plural, one {# hour} other {# hours}}.',
  'verify.button': 'Verify email',
  'verify.ignore': 'If you didn’t open a Sokoni account, ignore this email.',

  'reset.subject': 'Reset your password',
  'reset.preview': 'Choose a new password for Sokoni.',
  'reset.code':
    'Enter this code to choose a new password. It works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'reset.link':
    'Or choose it on this page. It expires after {minutes, plural, one {# minute} other {# minutes}}.',
  'reset.button': 'Choose a new password',
  'reset.ignore':
    'If you didn’t ask for this, ignore this email: your password stays the same. Never share the code or the link, not even with us.',

  'identity.subject': 'Confirm it’s you',
  'identity.preview': 'Enter the code to confirm it’s you.',
  'identity.code':
    'Enter this code to continue in Sokoni. It works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'identity.ignore':
    'If you didn’t ask for this, someone else may be logged in as you: change your password. Never share the code, not even with us.',
} as const;

/** The mail of an invite to a store. */
export const inviteMails = {
  // {inviter} is a person, {store} a store, {role} such as Sales Associate
  'invite.subject': '{inviter} invited you to join {store}',
  'invite.preview': 'Work at {store} as {role}.',
  'invite.text': '{inviter} invited you to join {store} as {role}.',
  'invite.button': 'View invite',
  'invite.until':
    'The invite expires on {day}. If you have no Sokoni account yet, sign up with {email} at {url} and accept the invite there.',
  'invite.ignore': 'If you don’t know this store, ignore this email.',
} as const;

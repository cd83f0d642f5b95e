import { limits } from './limits.ts';

const megabyte = 1024 * 1024;

/** Every sentence that a rule of SPEC sections 2, 5 and 8 shows; below each group, our own where the spec says "not
 * shown". The server and the console answer with the same words. */
export const messages = {
  // SPEC section 5: log in
  fillAllFields: 'Please fill all fields',
  enterEmail: 'Please enter your email',
  passwordRequired: 'Password is required',
  passwordTooShort: (min: number) => `Password must be at least ${min} characters`,
  passwordTooLong: (max: number) => `Password must be at most ${max} characters`,
  passwordCommon: 'This is one of the most common passwords. Pick one that is harder to guess.',

  // SPEC section 5: sign up
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  phoneInvalid: 'Phone number is not complete. Pick the country and type the digits.',
  referralCodeTooShort: (min: number) => `Referral code must be at least ${min} characters`,
  termsRequired: 'Please accept the terms and the privacy policy',
  emailTaken: 'An account with this e-mail exists. Log in instead.',

  // SPEC section 5: verification code, password reset
  tokenInvalid: 'Please enter a valid token',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  repeatPasswordRequired: 'Repeat the new password',
  passwordsDiffer: 'The two passwords are not the same',

  // SPEC section 5: create store
  storeNameRequired: 'Store Name is required',
  storeCurrencyRequired: 'Store default currency is required',
  subDomainRequired: 'Sub domain is required',
  productTypeRequired: 'please select a product type',
  currencyUnknown: 'This currency is not supported',
  currencyFixed: 'Cannot be changed later',
  channelRequired: 'Choose at least one place to sell: online or in person',
  storeModuleUnknown: 'Choose a retail or a restaurant point of sale',
  subDomainTooLong: (max: number) => `Sub domain must be at most ${max} characters`,
  subDomainCharacters: 'Sub domain can only have lower-case letters, digits and hyphens',
  subDomainHyphens:
    'Sub domain cannot start or end with a hyphen, or have two hyphens as third and fourth character',
  subDomainReserved: 'This sub domain is reserved. Choose another one.',
  subDomainTaken: 'This sub domain is taken. Choose another one.',

  // SPEC sections 2 and 5: contract gating, enterprise trial
  enterpriseBadge: 'Enterprise Plan',
  enterpriseOnly: (title: string) => `${title} is only available to Enterprise plan users`,
  trialUsed: 'The enterprise trial was used already. It can be started once.',
  trialNotNeeded: 'This account is on the Enterprise plan already',

  // SPEC section 5: any form field
  required: (label: string) => `${label} is required!`,
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,

  // CONTRACT: store update, social links, VAT, invites
  countryInvalid: 'Choose a country from the list',
  timezoneInvalid: 'Choose a time zone from the list',
  urlInvalid: 'Enter a full address that starts with http:// or https://',
  handleInvalid: 'Enter a handle, or a full address that starts with http:// or https://',
  whatsappInvalid: 'Enter a phone number with its dial code, or a full address that starts with https://',
  percentInvalid: 'Enter a percentage such as 7.5',
  percentTooManyDecimals: (places: number) => `A percentage can have at most ${places} decimals`,
  percentOutOfRange: 'Enter a percentage from 0 to 100',
  roleRequired: 'Choose a role',

  // CONTRACT "Security, decided": uploads
  pictureTypeUnknown: 'Use a JPEG, PNG, WebP, GIF or AVIF picture.',
  pictureFileTooLarge: `The file is too large. Use a picture of at most ${limits.uploadBytes / megabyte} MB.`,
  pictureTooManyPixels: `The picture has too many pixels. Use at most ${limits.picturePixels / 1_000_000} megapixels.`,
  pictureFileEmpty: 'This file is empty. Choose another one.',

  // SPEC section 5: add to cart with variants
  variantUnavailable: 'Product Variants selected is not available',
  quantityUnavailable: 'Selected Quantity not available',

  // SPEC section 8: notices and network errors
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}!`,
  networkError: 'Network Error',
  requestAborted: 'Request aborted',
  timeoutExceeded: (ms: number) => `timeout of ${ms}ms exceeded`,
  pleaseWait: 'Please wait...',
} as const;

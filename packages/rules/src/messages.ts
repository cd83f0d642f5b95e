import { limits } from './limits.ts';

const megabyte = 1024 * 1024;

/** What the rules that do not answer reasons yet say to a person (SPEC sections 2, 5 and 8; our own where it says "not
 * shown"). An area that moves takes its sentences into packages/messages. */
export const messages = {
  // Our own for SPEC section 5: an email and a phone number, of a store, a customer, a supplier, an invite
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  phoneInvalid: 'Phone number is incomplete. Choose the country and enter the digits.',

  // SPEC section 5: create store
  storeNameRequired: 'Store Name is required',
  storeCurrencyRequired: 'Store default currency is required',
  subDomainRequired: 'Sub domain is required',
  productTypeRequired: 'please select a product type',
  currencyUnknown: 'This currency is not supported',
  currencyFixed: 'Cannot be changed later',
  channelRequired: 'Choose at least one place to sell: online or in person',
  storeModuleUnknown: 'Choose a retail or a restaurant point of sale',
  subDomainTooLong: (max: number) => `Subdomain must be at most ${max} characters`,
  subDomainCharacters: 'Subdomain can only have lower-case letters, digits and hyphens',
  subDomainHyphens:
    'Subdomain can’t start or end with a hyphen, or have two hyphens as its third and fourth characters',
  subDomainReserved: 'This subdomain is reserved. Choose another.',
  subDomainTaken: 'This subdomain is taken. Choose another.',

  // SPEC sections 2 and 5: contract gating, enterprise trial
  enterpriseBadge: 'Enterprise Plan',
  enterpriseOnly: (title: string) => `${title} is only available to Enterprise plan users`,
  trialUsed: 'The Enterprise trial was already used. It can be started once per account.',
  trialNotNeeded: 'This account is already on the Enterprise plan',

  // SPEC section 5: any form field
  required: (label: string) => `${label} is required!`,
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,

  // CONTRACT: store update, social links, VAT, invites
  countryInvalid: 'Choose a country from the list',
  timezoneInvalid: 'Choose a time zone from the list',
  urlInvalid: 'Enter a full address that starts with http:// or https://',
  handleInvalid: 'Enter a handle, or a full address that starts with http:// or https://',
  whatsappInvalid: 'Enter a phone number with its country code, or a full address that starts with https://',
  percentInvalid: 'Enter a percentage such as 7.5',
  percentTooManyDecimals: (places: number) => `A percentage can have at most ${places} decimals`,
  percentOutOfRange: 'Enter a percentage from 0 to 100',
  roleRequired: 'Choose a role',

  // CONTRACT "Security, decided": uploads
  pictureTypeUnknown: 'Use a JPEG, PNG, WebP, GIF or AVIF picture',
  pictureFileTooLarge: `The file is too large. Use a picture of at most ${limits.uploadBytes / megabyte} MB.`,
  pictureTooManyPixels: `The picture has too many pixels. Use at most ${limits.picturePixels / 1_000_000} megapixels.`,

  // SPEC section 5: add to cart with variants
  variantUnavailable: 'Product Variants selected is not available',
  quantityUnavailable: 'Selected Quantity not available',
} as const;

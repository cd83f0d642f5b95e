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
  currencyFixed: 'Cannot be changed later',

  // SPEC section 5: any form field
  required: (label: string) => `${label} is required!`,
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,

  // A customer's address, a discount
  countryInvalid: 'Choose a country from the list',
  percentInvalid: 'Enter a percentage such as 7.5',
  percentTooManyDecimals: (places: number) => `A percentage can have at most ${places} decimals`,

  // CONTRACT "Security, decided": uploads
  pictureTypeUnknown: 'Use a JPEG, PNG, WebP, GIF or AVIF picture',
  pictureFileTooLarge: `The file is too large. Use a picture of at most ${limits.uploadBytes / megabyte} MB.`,
  pictureTooManyPixels: `The picture has too many pixels. Use at most ${limits.picturePixels / 1_000_000} megapixels.`,

  // SPEC section 5: add to cart with variants
  variantUnavailable: 'Product Variants selected is not available',
  quantityUnavailable: 'Selected Quantity not available',
} as const;

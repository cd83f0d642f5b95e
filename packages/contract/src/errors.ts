import { messages } from '@sokoni/rules/messages';

/**
 * Every failure the API knows: its stable code, HTTP status and the sentence for a person.
 * CONTRACT "The wire" says which status means what.
 */
export const errors = {
  malformed_request: { status: 400, message: 'The request could not be read.' },
  invalid_fields: { status: 400, message: 'Check the marked fields.' },
  not_signed_in: { status: 401, message: 'Log in to go on.' },
  wrong_credentials: { status: 401, message: 'E-mail or password is not right.' },
  google_sign_in_failed: { status: 401, message: 'Google did not confirm the sign-in. Try again.' },
  code_expired: { status: 401, message: 'This code is no longer valid. Log in again.' },
  not_allowed: { status: 403, message: 'Your role in this store does not allow this.' },
  not_found: { status: 404, message: 'This is not there.' },
  email_taken: { status: 409, message: 'An account with this e-mail exists. Log in instead.' },
  email_not_verified: { status: 409, message: 'Verify your e-mail first.' },
  email_already_verified: { status: 409, message: 'Your e-mail is verified already.' },
  module_disabled: { status: 409, message: 'This module is switched off in this store.' },
  sub_domain_taken: { status: 409, message: 'This sub domain is taken. Choose another one.' },
  trial_used: { status: 409, message: 'The enterprise trial was used already.' },
  already_enterprise: { status: 409, message: 'This account is on the Enterprise plan already.' },
  already_staff: { status: 409, message: 'This person works in this store already.' },
  already_invited: { status: 409, message: 'This person has an open invite to this store.' },
  invite_closed: { status: 409, message: 'This invite is no longer open.' },
  last_admin: { status: 409, message: 'A store keeps at least one admin. Make someone else admin first.' },
  creator_stays: { status: 409, message: 'The creator of a store cannot be removed or demoted.' },
  store_closed: { status: 409, message: 'This store is closed.' },
  id_taken: { status: 409, message: 'Something else has this id.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  file_too_large: { status: 413, message: messages.pictureFileTooLarge },
  body_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON, or a multipart form where a file goes.' },
  not_a_picture: { status: 415, message: messages.pictureTypeUnknown },
  picture_too_large: { status: 422, message: 'The picture has too many pixels. Use at most 50 megapixels.' },
  wrong_code: { status: 422, message: 'This code is not right or was used already.' },
  link_expired: { status: 422, message: 'This link is no longer valid. Ask for a new one.' },
  wrong_password: { status: 422, message: 'The current password is not right.' },
  sign_in_again: { status: 422, message: 'Confirm that it is you, then try again.' },
  enterprise_only: { status: 422, message: 'This is only available to Enterprise plan users.' },
  store_limit: {
    status: 422,
    message: 'An account has at most 100 stores. Close one that is no longer needed.',
  },
  idempotency_key_reused: { status: 422, message: 'This key was used for another request.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Wait a little, then try again.' },
  code_attempts_used: {
    status: 429,
    message: 'Too many wrong codes. Use the link in the e-mail instead, or try again tomorrow.',
  },
  headers_too_long: { status: 431, message: 'The address or the headers of the request are too long.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again.' },
  google_not_configured: { status: 501, message: 'Google sign-in is not set up here.' },
  unavailable: { status: 503, message: 'Sokoni is busy for a moment. Try again.' },
  google_unavailable: {
    status: 503,
    message: 'Google cannot be reached. Use e-mail and password, or try again.',
  },
  storage_unavailable: { status: 503, message: 'The picture could not be stored. Try again in a while.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

// What the server says of any call, file or document. For translators: docs/messages.md.

/** Why a call is refused before any area looks at it. */
export const coreAnswers = {
  'backdate.notAllowed': 'Your role in this store can’t backdate sales, payments and stock',
  'backdate.future': 'This is in the future. Enter the actual date and time.',
  // A link to download a file
  'link.expired': 'This link has expired. Request a new one.',
  'file.tooLarge': 'The file is too large. Use one of at most {megabytes, number} MB, or split it.',
  'picture.tooManyPixels': 'This file has too many pixels. Save the picture as a smaller file, or as a JPEG.',

  // Read by those who call the API
  'field.unknown': 'Unknown field',
  'field.nul': 'Remove the NUL character',
  'body.notJson': 'The body is not valid JSON',
  'body.oneFile': 'Send one file',
  'key.tooLong': 'Use an Idempotency-Key of at most {max, number} characters',
  // {keys} are the names by which the list can be sorted
  'sort.unknown': 'Sort by {keys}',
} as const;

/** Why a picture was not fetched from where a file says that it is; stands after a colon. */
export const fetchProblems = {
  redirects: 'it redirects too often',
  no_web_address: 'it is not a web address',
  has_password: 'its address contains a password',
  not_public: 'its address is not public',
  // {status} is a number such as 404
  refused: 'the other server answered {status}',
  too_large: 'it is larger than {megabytes, number} MB',
  too_slow: 'it took too long',
  unreachable: 'it could not be reached',
} as const;

/** At the foot of a printed document of several pages. */
export const documentFoot = {
  page: 'Page {page, number} of {pages, number}',
} as const;

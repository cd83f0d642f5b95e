/** What the calls about translations of a shop answer. */
export const translationAnswers = {
  saved: 'Translation saved',
  unknownText: 'There is no such text to translate',
  tooLong: 'Use up to {max, number} characters',
} as const;

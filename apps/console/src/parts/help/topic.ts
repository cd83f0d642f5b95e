/** The five topics of SPEC section 1, in its order. */
export const helpTopicIds = [
  'default_web_store',
  'point_of_sale',
  'mobile_app',
  'business_to_business',
  'messaging',
] as const;

export type HelpTopicId = (typeof helpTopicIds)[number];

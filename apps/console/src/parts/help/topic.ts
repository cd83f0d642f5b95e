export type HelpTopicId =
  | 'default_web_store'
  | 'point_of_sale'
  | 'mobile_app'
  | 'business_to_business'
  | 'messaging';

/** SPEC section 1: "Each topic has an id, a title and HTML content." The HTML is read through `safeHtml` only. */
export interface HelpTopic {
  readonly id: HelpTopicId;
  readonly title: string;
  readonly html: string;
}

/** What stands in the address of a page for who is to see the draft. */
export const previewParameter = 'preview';

/** Ends the preview of who follows it. */
export const leavePreviewPath = `/?${previewParameter}=off`;

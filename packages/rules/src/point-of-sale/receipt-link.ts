/** What the code on a receipt opens: the sale with this token, of this store. */
export interface ReceiptLink {
  readonly storeId: string;
  readonly token: string;
}

/** What the link of a receipt names, as a scanner reads it off the paper; null for anything else. */
export function readReceiptLink(text: string): ReceiptLink | null {
  const [, storeId = '', token = ''] =
    /^\s*https?:\/\/[^/\s]+\/r\/([0-9a-f-]{36})\/([\w-]{22})\s*$/i.exec(text) ?? [];
  return storeId === '' ? null : { storeId: storeId.toLowerCase(), token };
}

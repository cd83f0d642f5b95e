import { defineCalls } from '#call.ts';
import { link } from '#sales/documents.ts';
import { statementQuery } from '#sales/receivables.ts';

/** What a store that bought prints of what its suppliers write. */
export const purchaseDocumentCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/invoice': {
    summary: 'Create a link, valid for 60 seconds, to the supplier’s invoice as PDF (A4).',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/proforma': {
    summary: 'Create a link, valid for 60 seconds, to the supplier’s proforma invoice as PDF (A4).',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/delivery-note': {
    summary: 'Create a link, valid for 60 seconds, to the supplier’s delivery note as PDF (A4).',
    data: link,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/statement': {
    summary: 'Create a link, valid for 60 seconds, to your statement with a supplier as PDF (A4).',
    query: statementQuery,
    data: link,
  },
});

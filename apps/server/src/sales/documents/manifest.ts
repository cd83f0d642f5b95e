import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { forgetMails } from './mails/forget-mails.ts';
import { takeOverMails } from './mails/reassign-mails.ts';
import { sendDocument } from './mails/send-document.ts';
import { remindAllStores } from './mails/send-payment-reminders.ts';
import { orderDocumentFile } from './order-document-file.ts';
import { packingSlipsFile } from './packing-slips-file.ts';
import {
  getDeliveryNote,
  getInvoice,
  getPackingSlip,
  getProforma,
  getReceipt,
  getReceiptSettings,
  postOrderMail,
  postReminder,
  updateReceiptSettings,
} from './routes.ts';
import { postPackingSlips } from './slip-routes.ts';
import { getStatement, postStatementMail } from './statements/routes.ts';
import { statementFile } from './statements/statement-file.ts';

export const documents = {
  routes: {
    'GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice': staff('seeOwnSales', getInvoice),
    'GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt': staff('seeOwnSales', getReceipt),
    'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip': staff('seeOrders', getPackingSlip),
    'GET /marketplace/v1/stores/{id}/orders/{order_id}/proforma': staff('seeOwnSales', getProforma),
    'GET /marketplace/v1/stores/{id}/orders/{order_id}/delivery-note': staff('seeOrders', getDeliveryNote),
    'POST /marketplace/v1/stores/{id}/packing-slips': staff('seeOrders', postPackingSlips),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails': staff('sell', postOrderMail),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders': staff('sell', postReminder),
    'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement': staff('seeAllSales', getStatement),
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails': staff(
      'seeAllSales',
      postStatementMail,
    ),
    'GET /marketplace/v1/stores/{id}/receipt-settings': staff('editStore', getReceiptSettings),
    'PUT /marketplace/v1/stores/{id}/receipt-settings': staff('editStore', updateReceiptSettings),
  },
  downloads: {
    order_document: orderDocumentFile,
    packing_slips: packingSlipsFile,
    statement: statementFile,
  },
  tasks: {
    send_document: sendDocument,
    remind_debtors: remindAllStores,
  },
  cron: [{ task: 'remind_debtors', match: '32 * * * *' }],
  hooks: { customerMerged: takeOverMails, customerErased: forgetMails },
} satisfies Manifest;

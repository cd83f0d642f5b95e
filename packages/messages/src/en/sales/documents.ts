// Documents: invoice, receipt, packing slip, proforma invoice, delivery note and statement. What screens say of them, what stands on them, and the mails
// that bring them. For translators: docs/messages.md. What stands on a document is read by customers of a store.

/** What can be printed, downloaded or sent of an order, and the dialog that sends it. */
export const documentMenu = {
  button: 'Documents',
  'document.invoice': 'Invoice',
  'document.receipt': 'Receipt',
  'document.packing_slip': 'Packing slip',
  'document.proforma': 'Proforma invoice',
  'document.delivery_note': 'Delivery note',
  // On the icons beside its name
  'print.invoice': 'Print invoice',
  'print.receipt': 'Print receipt',
  'print.packing_slip': 'Print packing slip',
  'print.proforma': 'Print proforma invoice',
  'print.delivery_note': 'Print delivery note',
  'download.invoice': 'Download invoice',
  'download.receipt': 'Download receipt',
  'download.packing_slip': 'Download packing slip',
  'download.proforma': 'Download proforma invoice',
  'download.delivery_note': 'Download delivery note',
  'send.invoice': 'Send invoice…',
  'send.receipt': 'Send receipt…',
  'send.packing_slip': 'Send packing slip…',
  'send.proforma': 'Send proforma invoice…',
  'send.delivery_note': 'Send delivery note…',
  remind: 'Send reminder…',
  // Names the invisible frame that a document is printed from
  'print.frame': 'Document to print',
  'print.blocked': 'This browser can’t print PDFs directly. Open the downloaded file to print it.',

  // The dialog that sends one; {order} is the number of the order
  'mail.title.invoice': 'Send invoice {order}',
  'mail.title.receipt': 'Send receipt {order}',
  'mail.title.packing_slip': 'Send packing slip {order}',
  'mail.title.proforma': 'Send proforma invoice {order}',
  'mail.title.delivery_note': 'Send delivery note {order}',
  'mail.title.reminder': 'Send reminder for {order}',
  'mail.confirm.invoice': 'Send invoice',
  'mail.confirm.receipt': 'Send receipt',
  'mail.confirm.packing_slip': 'Send packing slip',
  'mail.confirm.proforma': 'Send proforma invoice',
  'mail.confirm.delivery_note': 'Send delivery note',
  'mail.confirm.reminder': 'Send reminder',
  'mail.text': 'Sent from your store as a PDF. Replies go to your store’s email.',
  'mail.textReminder': 'Asks for the balance due in your store’s name, with the invoice attached.',
  'mail.to': 'Email',
  'mail.note': 'Note',
  'mail.noteHint': 'Added to the email.',
  'mail.sending': 'Sending to {address}',
} as const;

/** Why a document cannot be mailed so, by the reason of the rule (packages/rules/src/documents). */
export const documentMailProblems = {
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email',
  mail_note_too_long: 'Note must be at most {max, number} characters',
} as const;

/** What stands on documents. */
export const documentWords = {
  'title.invoice': 'Invoice',
  'title.receipt': 'Receipt {number}',
  'title.slip': 'Packing slip',
  'title.proforma': 'Proforma invoice',
  'title.deliveryNote': 'Delivery note',
  'title.statement': 'Statement',
  // Names of the files as a reader of PDFs shows them, and the foot of each page
  'file.invoice': 'Invoice {number}',
  'file.receipt': 'Receipt {number}',
  'file.slip': 'Packing slip {number}',
  'file.slips': '{count, plural, one {# packing slip} other {# packing slips}}',
  'file.proforma': 'Proforma invoice {number}',
  'file.deliveryNote': 'Delivery note {number}',
  'file.statement': 'Statement {span}',
  'foot.invoice': '{store} · Invoice {number}',
  'foot.slip': '{store} · Packing slip {number}',
  'foot.proforma': '{store} · Proforma invoice {number}',
  'foot.deliveryNote': '{store} · Delivery note {number}',
  'foot.statement': '{store} · Statement {span}',

  'party.billTo': 'Bill to',
  'party.shipTo': 'Ship to',
  'party.statementFor': 'Statement for',
  // A sale without a name
  'party.walkIn': 'Walk-in customer',
  'fact.date': 'Date',
  'fact.due': 'Due',
  'fact.payment': 'Payment',
  'fact.soldBy': 'Sold by',
  'fact.shipFrom': 'Ship from',
  // Of a delivery note: the day on which the package left, and by whom
  'fact.delivered': 'Sent',
  'fact.carrier': 'Carrier',
  'receipt.servedBy': 'Served by {name}',

  'column.item': 'Item',
  'column.sku': 'SKU',
  'column.quantity': 'Quantity',
  // Units of a line on a delivery note
  'column.ordered': 'Ordered',
  'column.delivered': 'Delivered',
  'column.unitPrice': 'Unit price',
  'column.discount': 'Discount',
  'column.amount': 'Amount',
  'receipt.line': '{quantity, number} × {price}',
  'receipt.lineDiscount': 'Discount {amount}',
  'line.returned': '{returned, number} of {quantity, number} returned',

  'sum.subtotal': 'Subtotal',
  'sum.discount': 'Discount',
  'sum.delivery': 'Delivery',
  'sum.orderTotal': 'Order total',
  'sum.returned': 'Returned',
  'sum.total': 'Total',
  // {method} such as Cash
  'sum.payment': 'Payment, {method}',
  'sum.refund': 'Refund, {method}',
  // Of cash at a till, to the smallest coin
  'sum.rounding': 'Rounding',
  'sum.tip': 'Tip',
  'sum.refundDue': 'Refund due',
  'sum.depositDue': 'Deposit due now',
  'sum.balanceDue': 'Balance due',
  'sum.balanceDueBy': 'Balance due by {day}',
  'sum.tax': 'VAT',
  'sum.taxIncluded': 'VAT included',
  'sum.rateIncluded': '{rate} included',

  // Rates of tax: not taxable, taxable at 0%, by the store's name for it
  'rate.exempt': 'Exempt',
  'rate.zero': 'Zero-rated (0%)',
  'rate.vat': 'VAT {percent, number}%',
  'rate.named': '{name} {percent, number}%',
  'rates.rate': 'VAT rate',
  'rates.net': 'Net',
  'rates.vat': 'VAT amount',
  'receipt.rateNone': '{rate}: {base}',
  'receipt.rate': '{rate}: net {base}, VAT {amount}',

  'invoice.terms': 'Payment terms',
  'invoice.bank': 'Bank details',
  // Below the sums of a proforma invoice
  'proforma.note': 'This is not a tax invoice.',
  // Below the lines on which the receiver signs
  'delivery.receivedBy': 'Received by',
  'delivery.receivedOn': 'Date',
  'delivery.signature': 'Signature',
  'slip.toPack': 'To pack',
  'slip.package': 'Package {number, number}',
  // What an order is besides placed, in red
  'stamp.test': 'Test',
  'stamp.cancelled': 'Cancelled',

  'statement.span': '{from} to {to}',
  'statement.opening': 'Opening balance',
  'statement.closing': 'Closing balance',
  'statement.due': 'Balance due',
  'statement.outstanding': 'Outstanding on {day}',
  'column.description': 'Description',
  'column.date': 'Date',
  'column.balance': 'Balance',
} as const;

/** The mails that bring a document to a customer, in the name of a store. Who is greeted by name is a customer of it. */
export const documentMails = {
  'subject.invoice': 'Invoice {number} from {store}',
  'subject.receipt': 'Receipt {number} from {store}',
  'subject.packing_slip': 'Packing slip {number} from {store}',
  'subject.proforma': 'Proforma invoice {number} from {store}',
  'subject.delivery_note': 'Delivery note {number} from {store}',
  'statement.subject': 'Statement from {store}',
  'reminder.subject': 'Reminder: {amount} due for order {number} from {store}',
  'text.invoice': 'The invoice for your order {number} is attached.',
  'textNamed.invoice': 'Dear {name}, the invoice for your order {number} is attached.',
  'text.receipt': 'The receipt for your order {number} is attached.',
  'textNamed.receipt': 'Dear {name}, the receipt for your order {number} is attached.',
  'text.proforma': 'The proforma invoice for your order {number} is attached.',
  'textNamed.proforma': 'Dear {name}, the proforma invoice for your order {number} is attached.',
  // These go to whoever packs or carries, too: they greet nobody
  'text.packing_slip': 'The packing slip of order {number} is attached.',
  'text.delivery_note': 'The delivery note of order {number} is attached.',
  'statement.text': 'Dear {name}, your statement from {from} to {to} is attached.',
  'statement.closing': 'Closing balance: {amount}.',
  'reminder.text': 'Your balance of {amount} for order {number} of {day} is due.',
  'reminder.textNamed': 'Dear {name}, your balance of {amount} for order {number} of {day} is due.',
  'reminder.deposit': 'Dear {name}, the deposit of {amount} for your order {number} of {day} is due.',
  'reminder.due': 'Due date: {day}.',
  'reminder.paid': 'The invoice is attached. If you have already paid, please ignore this email.',
} as const;

/** What the server answers when something of a document was done, or cannot be. */
export const documentAnswers = {
  'sent.invoice': 'Invoice sent',
  'sent.receipt': 'Receipt sent',
  'sent.packing_slip': 'Packing slip sent',
  'sent.proforma': 'Proforma invoice sent',
  'sent.delivery_note': 'Delivery note sent',
  'sent.reminder': 'Reminder sent',
  'sent.statement': 'Statement sent',
  settingsSaved: 'Receipt settings saved',
  draft: 'A draft has no documents yet. Place the order first.',
  remindTest: 'You can’t send reminders for test orders',
  remindPaid: 'This order has no balance due',
} as const;

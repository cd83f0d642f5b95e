import { orderExportColumns } from '@sokoni/messages/en/sales/orders';
import { translator } from '@sokoni/messages/translator';

/** The columns of a file of orders. */
export const sayOrderColumn = translator({ orderExportColumns });

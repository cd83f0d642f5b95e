import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { orderBulkActionRunner } from './bulk-actions/bulk-action-step.ts';
import {
  listOrderBulkActionFailures,
  listOrderBulkActions,
  postOrderBulkAction,
} from './bulk-actions/routes.ts';
import { ordersFile } from './exports/export-orders.ts';
import { postOrderExport } from './exports/routes.ts';
import { lockCustomerOrders, reassignOrders } from './reassign-orders.ts';
import {
  addOrder,
  countOrdersFound,
  deleteOrderDraft,
  getOrder,
  getOrderSources,
  listItemsForSale,
  listOrderDrafts,
  listOrders,
  listOrderTags,
  postCartOffer,
  postExchange,
  postFulfilment,
  postOrderCancellation,
  postOrderNote,
  postPayment,
  postPlacement,
  postReady,
  postRefund,
  postReturn,
  postReview,
  updateOrder,
} from './routes.ts';
import { clearTestOrdersRunner } from './test-orders/clear-test-orders.ts';
import { clearTestOrders } from './test-orders/routes.ts';

export const orders = {
  routes: {
    'GET /marketplace/v1/stores/{id}/orders': staff('seeOrders', listOrders),
    'GET /marketplace/v1/stores/{id}/orders/total': staff('seeOrders', countOrdersFound),
    'GET /marketplace/v1/stores/{id}/orders/sources': staff('seeOrders', getOrderSources),
    'GET /marketplace/v1/stores/{id}/order-tags': staff('seeOrders', listOrderTags),
    'GET /marketplace/v1/stores/{id}/sellable-items': staff('sell', listItemsForSale),
    'POST /marketplace/v1/stores/{id}/cart-offers': staff('sell', postCartOffer),
    'GET /marketplace/v1/stores/{id}/order-drafts': staff('sell', listOrderDrafts),
    'POST /marketplace/v1/stores/{id}/orders': staff('sell', addOrder),
    'GET /marketplace/v1/stores/{id}/orders/{order_id}': staff('seeOrders', getOrder),
    'PUT /marketplace/v1/stores/{id}/orders/{order_id}': staff('sell', updateOrder),
    'DELETE /marketplace/v1/stores/{id}/orders/{order_id}': staff('sell', deleteOrderDraft),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': staff('sell', postPlacement),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': staff('sell', postPayment),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': staff('refundOrder', postRefund),
    'POST /marketplace/v1/stores/{id}/order-bulk-actions': staff('fulfilOrder', postOrderBulkAction),
    'GET /marketplace/v1/stores/{id}/order-bulk-actions': staff('fulfilOrder', listOrderBulkActions),
    'GET /marketplace/v1/stores/{id}/order-bulk-actions/{job_id}/failures': staff(
      'fulfilOrder',
      listOrderBulkActionFailures,
    ),
    'POST /marketplace/v1/stores/{id}/order-exports': staff('seeOrders', postOrderExport),
    'DELETE /marketplace/v1/stores/{id}/test-orders': staff('goLive', clearTestOrders),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': staff('fulfilOrder', postFulfilment),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': staff('refundOrder', postReturn),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': staff('refundOrder', postExchange),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation': staff(
      'refundOrder',
      postOrderCancellation,
    ),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/review': staff('refundOrder', postReview),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready': staff('fulfilOrder', postReady),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': staff('seeOrders', postOrderNote),
  },
  downloads: { order_export: ordersFile },
  storeJobs: {
    order_bulk_action: orderBulkActionRunner,
    test_orders_clear: clearTestOrdersRunner,
  },
  hooks: { lockBeforeMerge: lockCustomerOrders, customerMerged: reassignOrders },
} satisfies Manifest;

import type { Calls } from '@sokoni/contract/calls';

/** What a call answers in `data`, by its route. */
export type Answer<R extends keyof Calls> = Calls[R]['data'];

/** What a call takes as its body, by its route. */
export type BodyFor<R extends keyof Calls> = Calls[R]['body'];

export type UserInfo = Answer<'GET /accounts/api/v1/users/me'>;
export type SignedIn = Answer<'POST /accounts/api/v1/auth/users/login'>;
export type Start = Answer<'GET /marketplace/v1/user/start'>;
export type Store = Start['stores'][number];
export type ProductType = Start['product_types'][number];
export type InboxInvite = SignedIn['invites'][number];
export type SentInvite = Answer<'POST /marketplace/v1/stores/{id}/invites'>;
export type StaffMember = Answer<'GET /marketplace/v1/stores/{id}/staff/{user_id}'>;
export type ModuleMap = Answer<'GET /marketplace/v1/stores/{storeId}/modules'>;
export type StoreDraftBody = BodyFor<'POST /marketplace/v1/stores/create'>;
export type ProductRow = Answer<'GET /marketplace/v1/stores/{id}/products'>['items'][number];
export type Product = Answer<'GET /marketplace/v1/stores/{id}/products/{product_id}'>;
export type Variant = Product['variants'][number];
export type ProductDraftBody = BodyFor<'POST /marketplace/v1/stores/{id}/products'>;
export type ProductChangeBody = BodyFor<'PUT /marketplace/v1/stores/{id}/products/{product_id}'>;
export type Category = Answer<'GET /marketplace/v1/stores/{id}/categories'>[number];
export type StockMovement = Answer<'GET /marketplace/v1/stores/{id}/stock-movements'>['items'][number];
export type StockLocation = Answer<'GET /marketplace/v1/stores/{id}/locations'>[number];
export type StoreJob = Answer<'GET /marketplace/v1/stores/{id}/jobs/{job_id}'>;
export type Supplier = Answer<'GET /marketplace/v1/stores/{id}/suppliers/{supplier_id}'>;
export type PurchaseOrder = Answer<'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'>;
export type PurchaseOrderRow = Answer<'GET /marketplace/v1/stores/{id}/purchase-orders'>['items'][number];
export type PurchaseItem = Answer<'GET /marketplace/v1/stores/{id}/purchasable-items'>[number];
export type OrderRow = Answer<'GET /marketplace/v1/stores/{id}/orders'>['items'][number];
export type Order = Answer<'GET /marketplace/v1/stores/{id}/orders/{order_id}'>;
export type OrderLine = Order['lines'][number];
export type LowStockRow = Answer<'GET /marketplace/v1/stores/{id}/low-stock'>['items'][number];
export type StockRow = Answer<'GET /marketplace/v1/stores/{id}/stock'>['items'][number];
export type LedgerEntry = Answer<'GET /marketplace/v1/stores/{id}/stock-ledger'>['items'][number];
export type TransferRow = Answer<'GET /marketplace/v1/stores/{id}/transfers'>['items'][number];
export type Transfer = Answer<'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}'>;
export type TransferItem = Transfer['items'][number];
export type StockTakeRow = Answer<'GET /marketplace/v1/stores/{id}/stock-takes'>['items'][number];
export type StockTake = Answer<'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}'>;
export type StockTakeLine =
  Answer<'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines'>['items'][number];
export type CustomerRow = Answer<'GET /marketplace/v1/stores/{id}/customers'>['items'][number];
export type Customer = Answer<'GET /marketplace/v1/stores/{id}/customers/{customer_id}'>;
export type CustomerDuplicate =
  Answer<'GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates'>[number];
export type CustomerGroup = Answer<'GET /marketplace/v1/stores/{id}/customer-groups'>[number];
export type CreditEntry =
  Answer<'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries'>['items'][number];
export type GiftCardRow = Answer<'GET /marketplace/v1/stores/{id}/gift-cards'>['items'][number];
export type GiftCard = Answer<'GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}'>;
export type DiscountRow = Answer<'GET /marketplace/v1/stores/{id}/discounts'>['items'][number];
export type Discount = Answer<'GET /marketplace/v1/stores/{id}/discounts/{discount_id}'>;
export type Company = Answer<'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}'>;
export type Quote = Answer<'GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}'>;
export type PurchaseQuote =
  Answer<'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}'>;
export type AccessRequest = Answer<'GET /marketplace/v1/stores/{id}/wholesale/requests'>['items'][number];
export type PriceList = Answer<'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}'>;
export type ListedPrice =
  Answer<'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices'>['items'][number];
export type OfferedProduct = Answer<'GET /marketplace/v1/stores/{id}/wholesale/products'>['items'][number];
export type WholesaleSettings = Answer<'GET /marketplace/v1/stores/{id}/wholesale/settings'>;

-- Carts, checkouts, and what an order that was bought online has of its own. How a change is made: 0001_core.sql.

-- What a visitor wants to buy. Deleted 60 days after its last change.
create table app.carts (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  -- Of the 128 random bits in the visitor's cookie.
  token_hash bytea not null,
  -- [{variant_id, quantity, unit_price}]: the price is the one that the visitor was shown last.
  lines jsonb not null default '[]',
  -- Grows with every change of what is bought; a checkout knows of which it was made.
  version integer not null default 1,
  -- As it was typed, in upper case.
  discount_code text collate "C" check (discount_code = upper(discount_code) and discount_code <> ''),
  -- Left on the way to an order, with the wish to be reminded of the cart.
  email text not null default '',
  reminders boolean not null default false,
  reminded_at timestamptz,
  test boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id)
);
create unique index carts_by_token on app.carts (store_id, token_hash);
create index carts_by_time on app.carts (updated_at);
create index carts_by_store_and_time on app.carts (store_id, created_at);
create index carts_to_remind on app.carts (updated_at) where reminders and reminded_at is null;

-- What a cart comes to, as the buyer was told before paying. An open one is written anew while the buyer goes back and forth; once a
-- payment has begun it stays as it is, and a changed cart begins another one. Its order has its id.
create table app.checkouts (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  cart_id uuid not null,
  cart_version integer not null,
  state text not null check (state in ('open', 'placed', 'lapsed')),
  location_id uuid not null,
  -- What is held, as it was quoted: title, variant, units, price, discount and tax of each line.
  lines jsonb not null,
  -- How the store sold then: VAT, test, and the discount that came off.
  terms jsonb not null,
  discount_code text collate "C",
  gift_card_id uuid,
  -- The customer that the contact names, or the id of the one that is made with the order.
  customer_id uuid not null,
  -- {name, email, phone, marketing, reminders}, and an address as customer_addresses has them.
  contact jsonb not null default '{}',
  address jsonb not null default '{}',
  -- {key, title, amount} of what was chosen; null before.
  delivery jsonb,
  payment_method text,
  note text not null default '',
  -- What the buyer was told, and what of it the gift card pays.
  total bigint not null check (total >= 0),
  by_gift_card bigint not null default 0 check (by_gift_card >= 0 and by_gift_card <= total),
  -- Whose store credit pays for it, and how much of it: that of the buyer who has logged in.
  credit_customer_id uuid,
  by_credit bigint not null default 0 check (by_credit >= 0),
  -- Until when its stock is held.
  expires_at timestamptz not null,
  -- When a payment was begun for it.
  paying_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, location_id) references app.locations (store_id, id),
  foreign key (store_id, gift_card_id) references app.gift_cards (store_id, id)
);
create unique index checkouts_open on app.checkouts (store_id, cart_id) where state = 'open';
create index checkouts_of_cart on app.checkouts (store_id, cart_id, created_at);
create index checkouts_by_gift_card on app.checkouts (store_id, gift_card_id) where gift_card_id is not null;
create index checkouts_by_location on app.checkouts (store_id, location_id);
create index checkouts_by_time on app.checkouts (updated_at);
-- Those that were left by somebody who can be written to, the newest last.
create index checkouts_unfinished on app.checkouts (store_id, updated_at, id)
  where state <> 'placed' and (contact ->> 'email' <> '' or contact ->> 'phone' <> '');

-- Where an order goes that was bought online, as the buyer wrote it.
create table app.order_deliveries (
  store_id uuid not null,
  order_id uuid not null,
  -- What was chosen, as the store calls it: a rate, or the place where it is collected; empty: it is brought, as the two agree.
  title text not null,
  recipient text not null,
  email text not null default '',
  phone text not null default '',
  line1 text not null default '',
  line2 text not null default '',
  city text not null default '',
  region text not null default '',
  postal_code text not null default '',
  -- Two letters of ISO 3166, or empty.
  country text not null default '',
  -- Whether it is collected, at which hour of the store's clocks if one was chosen, and since when it lies ready.
  collected boolean not null default false,
  pickup_day date,
  pickup_from text,
  pickup_to text,
  ready_at timestamptz,
  -- In which language somebody bought who chose another than the main one; null: as what is known of the customer says.
  language text check (language ~ '^[a-z]{2}$'),
  primary key (store_id, order_id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred,
  check (
    (pickup_day is null) = (pickup_from is null) and (pickup_day is null) = (pickup_to is null)
    and (pickup_day is null or collected)
  )
);

-- The links by which buyers follow their orders: of 128 bits, of which only the hash is kept. A new secret key makes another link, and
-- the former ones stay.
create table app.order_links (
  store_id uuid not null,
  token_hash bytea not null,
  order_id uuid not null,
  primary key (store_id, token_hash),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred
);
create index order_links_of_order on app.order_links (store_id, order_id);

-- What happens to an order that was bought online is mailed to its buyer, whoever does it.
create function app.order_event_is_mailed() returns trigger
language plpgsql
as $$
begin
  if exists (select from app.order_links where store_id = new.store_id and order_id = new.order_id) then
    perform app.enqueue('send_order_news',
      jsonb_build_object('store_id', new.store_id, 'order_id', new.order_id, 'event_id', new.id, 'news', new.kind));
  end if;
  return null;
end
$$;
create trigger order_event_is_mailed after insert on app.order_events
  for each row when (new.kind in ('paid', 'fulfilled', 'refunded', 'ready', 'cancelled')) execute function app.order_event_is_mailed();

-- Pictures of a transfer, which buyers send for an order.
create table app.payment_proofs (
  store_id uuid not null,
  order_id uuid not null,
  image_id uuid not null,
  sent_at timestamptz not null,
  primary key (store_id, order_id, image_id),
  foreign key (store_id, order_id) references app.orders (store_id, id) on delete cascade deferrable initially deferred
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['carts', 'checkouts', 'order_deliveries', 'order_links', 'payment_proofs'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The stores with carts that were left between two times and may be reminded of. Runs as the owner: the clock is in no store.
create function app.stores_with_left_carts(left_after timestamptz, left_before timestamptz) returns setof uuid
language sql stable security definer set search_path = app, pg_temp
as $$
  select distinct store_id from app.carts
  where reminders and reminded_at is null and updated_at > left_after and updated_at <= left_before
$$;

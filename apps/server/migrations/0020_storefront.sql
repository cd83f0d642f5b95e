-- The shop of a store: addresses of what it sells, its look, its pages. How a change is made: 0001_core.sql.

-- Addresses: a product or category is found in the shop under its slug, which it has from the beginning and keeps when it is renamed.

-- The words of a name as they stand in an address: `Bed sheet, king` is `bed-sheet-king`.
create function app.slug_of(words text, otherwise text) returns text
language sql immutable parallel safe
return coalesce(
  nullif(btrim(left(regexp_replace(app.plain_words(words), '[^[:alnum:]]+', '-', 'g'), 80), '-'), ''),
  otherwise);

alter table app.products add column slug text;
alter table app.categories add column slug text;

-- One of 64 locks of a store, by the slug: a file of products may bring thousands in one transaction.
create function app.lock_slug(store uuid, slug text) returns void
language sql
as $$ select pg_advisory_xact_lock(hashtext(store::text), hashtext(slug) & 63) $$;

-- Two of one name do not share an address: the later one has the end of its id behind it. Who adds another of the same name at the
-- same time waits, so that one of the two is the later.
create function app.product_takes_slug() returns trigger
language plpgsql
as $$
begin
  new.slug := app.slug_of(new.title, 'product');
  perform app.lock_slug(new.store_id, new.slug);
  if exists (select from app.products other where other.store_id = new.store_id and other.slug = new.slug) then
    new.slug := new.slug || '-' || right(new.id::text, 8);
  end if;
  return new;
end
$$;
create function app.category_takes_slug() returns trigger
language plpgsql
as $$
begin
  new.slug := app.slug_of(new.name, 'collection');
  perform app.lock_slug(new.store_id, new.slug);
  if exists (select from app.categories other where other.store_id = new.store_id and other.slug = new.slug) then
    new.slug := new.slug || '-' || right(new.id::text, 8);
  end if;
  return new;
end
$$;
create trigger takes_slug before insert on app.products
  for each row when (new.slug is null) execute function app.product_takes_slug();
create trigger takes_slug before insert on app.categories
  for each row when (new.slug is null) execute function app.category_takes_slug();

update app.products product set slug = named.slug || case when named.nth > 1 then '-' || right(product.id::text, 8) else '' end
from (
  select store_id, id, app.slug_of(title, 'product') as slug,
         row_number() over (partition by store_id, app.slug_of(title, 'product') order by id) as nth
  from app.products
) named
where named.store_id = product.store_id and named.id = product.id;
update app.categories category set slug = named.slug || case when named.nth > 1 then '-' || right(category.id::text, 8) else '' end
from (
  select store_id, id, app.slug_of(name, 'collection') as slug,
         row_number() over (partition by store_id, app.slug_of(name, 'collection') order by id) as nth
  from app.categories
) named
where named.store_id = category.store_id and named.id = category.id;

alter table app.products alter column slug set not null;
alter table app.categories alter column slug set not null;
comment on column app.products.slug is 'a trigger fills it in';
comment on column app.categories.slug is 'a trigger fills it in';
create unique index products_by_slug on app.products (store_id, slug);
create unique index categories_by_slug on app.categories (store_id, slug);

-- The look: one row a store, from the first time that its theme is edited.
create table app.storefronts (
  store_id uuid primary key references app.stores (id),
  -- @sokoni/themes/document: what is being edited; null while nothing differs from what is published.
  draft jsonb,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid references app.users (id),
  -- Which of its versions buyers see; null: the theme of the store as it comes.
  published_id uuid,
  -- 128 random bits: whoever has the link sees the draft.
  preview_token text not null check (preview_token ~ '^[A-Za-z0-9_-]{22}$')
);

-- What was published once, newest last; it can be restored.
create table app.storefront_versions (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  document jsonb not null,
  published_at timestamptz not null,
  published_by uuid references app.users (id),
  primary key (store_id, id)
);
alter table app.storefronts
  add foreign key (store_id, published_id) references app.storefront_versions (store_id, id);

-- Pages of text: about, delivery, returns, contact.
create table app.storefront_pages (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  -- Sanitised HTML.
  body text not null,
  -- For search engines; empty: the title, and the beginning of the body.
  seo_title text not null default '',
  seo_description text not null default '',
  published boolean not null,
  position integer not null,
  version integer not null,
  updated_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, slug)
);

-- The store that answers at a label below the host of the shops: `label` is its current one, where a former one was asked for.
-- Runs as the owner: no store is known yet.
create function app.find_shop(asked text, now timestamptz)
returns table (store_id uuid, label text)
language sql stable security definer set search_path = app, pg_temp
as $$
  select store.id, store.sub_domain
  from app.sub_domains held
  join app.stores store on store.id = held.store_id
  where held.label = asked and (held.held_until is null or held.held_until > now)
    and store.closed_at is null and store.web_support
$$;

do $$
declare of_store text;
begin
  foreach of_store in array array['storefronts', 'storefront_versions', 'storefront_pages'] loop
    execute format('alter table app.%I enable row level security', of_store);
    execute format('alter table app.%I force row level security', of_store);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', of_store || '_platform', of_store);
    execute format(
      'create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())',
      of_store || '_of_store', of_store);
  end loop;
end
$$;

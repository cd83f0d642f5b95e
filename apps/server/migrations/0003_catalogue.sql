-- What a store sells: categories, products, their variants and pictures, searches among them, edits of many products and labels.
-- How a change is made: 0001_core.sql.

create table app.categories (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  parent_id uuid,
  name text not null,
  -- Its address in the shop, which it has from the beginning and keeps when it is renamed.
  slug text not null,
  position integer not null,
  -- The tax rate of what lies in it and below it; null: that of the category above. 0 is zero-rated.
  tax_percent numeric(6, 3) check (tax_percent between 0 and 100),
  -- Made for sample products, and removed with them.
  is_sample boolean not null default false,
  created_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, parent_id) references app.categories (store_id, id)
);
create unique index categories_by_name on app.categories
  (store_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));
create index categories_by_parent on app.categories (store_id, parent_id);
create unique index categories_by_slug on app.categories (store_id, slug);
comment on column app.categories.slug is 'a trigger fills it in';

-- The tax rate of a category: its own, or the nearest above it; null for none.
create function app.category_tax_percent(store uuid, category uuid) returns numeric
language sql stable strict
return (
  with recursive above (parent_id, tax_percent, depth) as (
    select parent_id, tax_percent, 1 from app.categories where store_id = store and id = category
    union all
    select higher.parent_id, higher.tax_percent, above.depth + 1
    from above join app.categories higher on higher.store_id = store and higher.id = above.parent_id
    where above.tax_percent is null
  )
  select tax_percent from above where tax_percent is not null order by depth limit 1
);

create table app.products (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  title text not null,
  -- Its address in the shop, as that of a category.
  slug text not null,
  -- Sanitised HTML.
  description text not null default '',
  status text not null check (status in ('draft', 'active', 'archived')),
  brand text not null default '',
  category_id uuid,
  -- [{"name": "Size", "entries": ["S", "M"]}] in the merchant's order; empty for a product without options.
  options jsonb not null default '[]',
  exempt_vat boolean not null default false,
  -- Its own tax rate; null: its category's, else the store's. 0 is zero-rated, which is not exempt.
  tax_percent numeric(6, 3) check (tax_percent between 0 and 100),
  -- One of the products that a test store starts with.
  is_sample boolean not null default false,
  -- Grows with every save; a save that knows an older one is told what changed.
  version integer not null default 1,
  -- The version that the product got when an import that created it was undone. While it has this version, nothing has changed
  -- since, and a file that lists it again creates it as new.
  undone_version integer,
  -- Rolled up from the variants and pictures by whatever writes those.
  variant_count integer not null default 0,
  -- What buyers pay now.
  min_price bigint not null default 0,
  max_price bigint not null default 0,
  first_image_id uuid,
  -- Title, brand and tags as app.search_key writes them, each word after a space.
  search_text text not null,
  -- The words of the title, for what begins with what is searched, and for the order in which hits are shown.
  title_key text not null generated always as (left(app.plain_words(title), 250)) stored,
  -- For the index that a list is walked in; null where the words are too many for an index.
  short_words tsvector generated always as (
    case when octet_length(search_text) <= 400 then app.words_of_store(store_id, search_text) end
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references app.users (id),
  primary key (store_id, id),
  foreign key (store_id, category_id) references app.categories (store_id, id),
  foreign key (store_id, first_image_id) references app.images (store_id, id)
);
create index products_by_title on app.products (store_id, title collate app.names, id) include (variant_count);
-- A search with many hits walks this one and reads no row of the table.
create index products_in_search on app.products (store_id, title_key collate app.names, id) include (status, short_words);
-- Written at once, not gathered for later: what is waiting there would be read by every search.
create index products_by_words on app.products using gin (app.words_of_store(store_id, search_text)) with (fastupdate = off);
create index products_by_status on app.products (store_id, status, title collate app.names, id);
create index products_by_category on app.products (store_id, category_id, title collate app.names, id);
create unique index products_with_category on app.products (store_id, id) include (category_id);
create index products_by_brand on app.products (store_id, brand, title collate app.names, id);
create index products_by_price on app.products (store_id, min_price, id);
create index products_by_update on app.products (store_id, updated_at, id);
create index products_samples on app.products (store_id, id) where is_sample;
create unique index products_by_slug on app.products (store_id, slug);
-- What a shop shows, newest first.
create index products_newest on app.products (store_id, created_at desc, id desc) where status = 'active';
comment on column app.products.slug is 'a trigger fills it in';

create table app.product_tags (
  store_id uuid not null references app.stores (id),
  tag text not null,
  product_id uuid not null,
  -- The product's, so that the products of a tag are paged in their order through one index.
  title text not null,
  primary key (store_id, tag, product_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
comment on column app.product_tags.title is 'a trigger fills it in';
create index product_tags_by_product on app.product_tags (store_id, product_id);
create index product_tags_in_list on app.product_tags (store_id, tag, title collate app.names, product_id);

create table app.product_images (
  store_id uuid not null references app.stores (id),
  product_id uuid not null,
  image_id uuid not null,
  position integer not null,
  alt_text text not null default '',
  primary key (store_id, product_id, image_id),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade,
  foreign key (store_id, image_id) references app.images (store_id, id)
);
create index product_images_by_image on app.product_images (store_id, image_id);

-- The handle of a product in the shop that it came from, so that a later file finds it again.
create table app.product_handles (
  store_id uuid not null references app.stores (id),
  handle text not null,
  product_id uuid not null,
  primary key (store_id, handle),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade
);
create index product_handles_by_product on app.product_handles (store_id, product_id);

create table app.variants (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  product_id uuid not null,
  position integer not null,
  -- The entries joined with a slash; empty for the one variant of a product without options.
  name text not null,
  entries text[] not null,
  active boolean not null,
  track_quantity boolean not null,
  price bigint not null check (price >= 0),
  sales_price bigint check (sales_price >= 0),
  on_sales boolean not null,
  cost bigint check (cost >= 0),
  sku text not null default '',
  -- Trimmed and lower-cased; null without an SKU.
  sku_key text collate "C",
  barcode text collate "C",
  weight_grams integer check (weight_grams >= 0),
  -- Reorder point; null where no alert is wanted.
  low_stock_at integer,
  image_id uuid,
  primary key (store_id, id),
  unique (store_id, product_id, name),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade,
  foreign key (store_id, image_id) references app.images (store_id, id)
);
create unique index variants_by_sku on app.variants (store_id, sku_key) where sku_key is not null;
create unique index variants_by_barcode on app.variants (store_id, barcode) where barcode is not null;
-- For lists of stock by title.
create index variants_in_order on app.variants (store_id, product_id, position, id);

-- The words that a word with a slip in it may mean, of products, of customers, and of what orders have sold: those of letters, from
-- four on. A word that no product has any more stays: nothing is found by it. Those of customers go with the last who has them.
create table app.search_words (
  store_id uuid not null references app.stores (id),
  record text collate "C" not null check (record in ('product', 'customer', 'order')),
  word text collate "C" not null,
  primary key (store_id, record, word)
);
create index search_words_alike on app.search_words using gin (store_id, record, word public.gin_trgm_ops);

-- How many products a store has in each status: totals of lists without a filter.
create table app.product_counts (
  store_id uuid not null references app.stores (id),
  status text not null,
  products integer not null,
  primary key (store_id, status)
);

-- The products of a bulk edit, as they were selected when it began: the edit itself may move them out of the filters that it was
-- made with. The values before the edit are stored, so that all of it can be undone.
create table app.bulk_edit_products (
  store_id uuid not null references app.stores (id),
  job_id uuid not null,
  -- No foreign key: the product may be deleted by then.
  product_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'changed', 'unchanged', 'failed', 'undone')),
  -- Its title when it could not be changed, and why.
  title text not null default '',
  reason text not null default '',
  -- The values that differ, on either side.
  before jsonb,
  after jsonb,
  at timestamptz,
  primary key (store_id, job_id, product_id),
  foreign key (store_id, job_id) references app.store_jobs (store_id, id) on delete cascade
);
create index bulk_edit_products_to_undo on app.bulk_edit_products (store_id, job_id, product_id) where state = 'changed';
create index bulk_edit_products_failed on app.bulk_edit_products (store_id, job_id, product_id) where state = 'failed';

-- What a link to a PDF of labels prints: too much for the link itself. It is purged once the link has expired.
create table app.label_prints (
  store_id uuid not null references app.stores (id),
  id uuid not null,
  input jsonb not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create index label_prints_by_age on app.label_prints (created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'categories', 'products', 'product_tags', 'product_images', 'product_handles', 'variants', 'search_words', 'product_counts', 'bulk_edit_products',
    'label_prints'
  ] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

-- The words of a name as they stand in an address: `Bed sheet, king` is `bed-sheet-king`.
create function app.slug_of(words text, otherwise text) returns text
language sql immutable parallel safe
return coalesce(
  nullif(btrim(left(regexp_replace(app.plain_words(words), '[^[:alnum:]]+', '-', 'g'), 80), '-'), ''),
  otherwise);

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
create trigger takes_slug before insert on app.products
  for each row when (new.slug is null) execute function app.product_takes_slug();

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
create trigger takes_slug before insert on app.categories
  for each row when (new.slug is null) execute function app.category_takes_slug();

-- A tag carries the title of its product.
create function app.tag_takes_title() returns trigger
language plpgsql
as $$
begin
  new.title := (
    select product.title from app.products product
    where product.store_id = new.store_id and product.id = new.product_id
  );
  return new;
end
$$;
create trigger tag_takes_title before insert on app.product_tags
  for each row when (new.title is null)
  execute function app.tag_takes_title();

create function app.tags_follow_title() returns trigger
language plpgsql
as $$
begin
  update app.product_tags tagged set title = new.title
  where tagged.store_id = new.store_id and tagged.product_id = new.id;
  return null;
end
$$;
create trigger tags_follow_title after update of title on app.products
  for each row when (old.title <> new.title)
  execute function app.tags_follow_title();

create function app.add_search_words() returns trigger
language plpgsql
as $$
declare
  words tsvector;
begin
  if tg_argv[0] = 'product' then
    words := app.words_of_store(new.store_id, new.search_text);
  else
    words := new.words;
  end if;
  insert into app.search_words (store_id, record, word)
  select new.store_id, tg_argv[0], word
  from unnest(words) indexed cross join substr(indexed.lexeme, 9) word
  where word ~ '^[^0-9]{4,}$' and not exists (
    select from app.search_words known
    where known.store_id = new.store_id and known.record = tg_argv[0] and known.word = substr(indexed.lexeme, 9)
  )
  -- In their order: two that add the same words wait for each other and never deadlock.
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger add_search_words after insert or update of search_text on app.products
  for each row execute function app.add_search_words('product');

-- What finds the same when words of five letters or more may have a slip in them; null where none can be meant otherwise.
create function app.words_meant(store uuid, among text, words text) returns tsquery
language sql stable parallel safe set pg_trgm.word_similarity_threshold = 0.18
begin atomic
  with typed as (
    select word, quote_literal(right(store::text, 8) || word) || ':*' as sought
    from unnest(string_to_array(app.plain_words(words), ' ')) word
  ), forgiven as (
    select typed.word, sought, string_agg(quote_literal(right(store::text, 8) || meant.word), ' | ') as others
    from typed
    left join lateral (
      select alike.word from app.search_words alike
      -- With one slip two in eleven of the letters in threes are still the same, and so many may be meant that the slip decides.
      where typed.word ~ '^[^0-9]{5,}$' and alike.store_id = store and alike.record = among
        and alike.word operator(public.%>) typed.word and app.is_slip(typed.word, alike.word)
      limit 20
    ) meant on true
    group by typed.word, sought
  )
  select string_agg('(' || concat_ws(' | ', sought, others) || ')', ' & ')::tsquery
  from forgiven having count(others) > 0;
end;

-- The two below run as the owner, because under row-level security no such operator could use its index, and take the store from the
-- setting. `force_generic_plan`: planning them cost more than running them, so that each connection plans them once.

-- The products of the current store with these words; null where they are more than a few.
create function app.products_with(sought tsquery, few integer) returns uuid[]
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
  ids uuid[];
begin
  -- What many of the first titles have is found by walking the list: gathering all of it would take longer.
  if (select count(*) from (
    select product.short_words from app.products product where product.store_id = store
    order by product.title_key collate app.names, product.id limit 1000
  ) first where first.short_words @@ sought) > 20 then
    return null;
  end if;
  ids := array(
    select product.id from app.products product
    where app.words_of_store(product.store_id, product.search_text) @@ sought
      -- The words are of one store already; written so that no index on the store alone is chosen for it.
      and (product.store_id = store) is true
    limit few + 1
  );
  return case when cardinality(ids) <= few then ids end;
end
$$;

-- The search of all lists: what the words of a text mean among the products of the current store, and which products have them, or a
-- variant whose SKU begins with `code` (in lower case) or whose barcode is `printed`; null where they are more than a few. Where
-- nothing is found, a slip in a word is forgiven.
create function app.find_products(search text, code text, printed text, few integer)
returns table (sought tsquery, by_word uuid[], by_code uuid[])
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
begin
  by_code := array(
    (select variant.product_id
     from app.variants variant
     where variant.store_id = store and variant.sku_key >= code and variant.sku_key < code || chr(1114111)
     limit few + 1)
    union
    select variant.product_id
    from app.variants variant
    where variant.store_id = store and variant.barcode = printed
  );
  if cardinality(by_code) > few then
    by_code := null;
  end if;
  sought := app.words_sought(store, search);
  by_word := app.products_with(sought, few);
  if by_word = '{}' and by_code = '{}' then
    sought := app.words_meant(store, 'product', search);
    by_word := app.products_with(sought, few);
  end if;
  return next;
end
$$;

-- Whether a product has too many words for the index of a list, and these among them. To the planner it costs nothing: so few have,
-- and it would otherwise think little of an index that spares it the rows.
create function app.has_among_many(product_id uuid, sought tsquery) returns boolean
language plpgsql stable cost 1
as $$
begin
  return (
    select app.words_of_store(product.store_id, product.search_text) @@ sought
    from app.products product where product.store_id = app.current_store() and product.id = product_id
  );
end
$$;

-- The products of a page with their stock, in the order in which the ids are given. PL/pgSQL keeps the plan, so that a list does
-- not pay for planning it with every page.
create function app.listed_products(ids uuid[])
returns table (
  store_id uuid, id uuid, title text, status text, brand text, category_id uuid, exempt_vat boolean, is_sample boolean,
  version integer, variant_count integer, min_price bigint, max_price bigint, first_image_id uuid, created_at timestamptz,
  updated_at timestamptz, on_hand bigint, available bigint, state text, obstacle text, sku text, category text
)
language plpgsql stable rows 25
as $$
begin
  return query
  select product.store_id, product.id, product.title, product.status, product.brand, product.category_id, product.exempt_vat,
         product.is_sample, product.version, product.variant_count, product.min_price, product.max_price,
         product.first_image_id, product.created_at, product.updated_at, coalesce(standing.on_hand, 0),
         coalesce(standing.available, 0), coalesce(standing.state, 'untracked'), standing.obstacle,
         coalesce(first.sku, ''), coalesce(category.name, '')
  from unnest(ids) with ordinality as page (product_id, place)
  join app.products product on product.store_id = app.current_store() and product.id = page.product_id
  left join app.product_stock standing
    on standing.store_id = app.current_store() and standing.product_id = page.product_id
  left join app.categories category
    on category.store_id = app.current_store() and category.id = product.category_id
  -- Variants have SKUs of their own; one line can show one.
  left join lateral (
    select variant.sku from app.variants variant
    where product.variant_count = 1 and variant.store_id = app.current_store() and variant.product_id = product.id
    limit 1
  ) first on true
  order by page.place;
end
$$;

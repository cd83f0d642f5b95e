-- What a shop says in its other languages, text by text: of a product, a category, a page of text, a section, a menu, the shop itself.
-- How a change is made: 0001_core.sql.

create table app.translations (
  store_id uuid not null references app.stores (id),
  language text not null check (language ~ '^[a-z]{2}$'),
  kind text not null check (kind in ('product', 'category', 'page', 'section', 'menu', 'shop')),
  -- The id of a product, category or page; the place of a section (`home.hero`); the name of a menu.
  subject text not null,
  -- Which of its texts.
  field text not null,
  text text not null check (text <> ''),
  -- MD5 of the text that was translated: another one by now makes the translation outdated.
  source text not null check (source ~ '^[0-9a-f]{32}$'),
  updated_at timestamptz not null,
  updated_by uuid references app.users (id),
  -- A translation goes with what it is of.
  product_id uuid generated always as (case when kind = 'product' then subject::uuid end) stored,
  category_id uuid generated always as (case when kind = 'category' then subject::uuid end) stored,
  page_id uuid generated always as (case when kind = 'page' then subject::uuid end) stored,
  primary key (store_id, language, kind, subject, field),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade,
  foreign key (store_id, category_id) references app.categories (store_id, id) on delete cascade,
  foreign key (store_id, page_id) references app.storefront_pages (store_id, id) on delete cascade
);
create index translations_by_product on app.translations (store_id, product_id) where product_id is not null;
create index translations_by_category on app.translations (store_id, category_id) where category_id is not null;
create index translations_by_page on app.translations (store_id, page_id) where page_id is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['translations'] loop
    execute format('alter table app.%I enable row level security', tenant_table);
    execute format('alter table app.%I force row level security', tenant_table);
    execute format('create policy %I on app.%I to current_user using (true) with check (true)', tenant_table || '_platform', tenant_table);
    execute format('create policy %I on app.%I using (store_id = app.current_store()) with check (store_id = app.current_store())', tenant_table || '_of_store', tenant_table);
  end loop;
end
$$;

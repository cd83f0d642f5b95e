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
  -- Of the title of a product, as they are searched.
  words tsvector generated always as (
    case when kind = 'product' and field = 'title' then app.words_of_store(store_id, text) end
  ) stored,
  primary key (store_id, language, kind, subject, field),
  foreign key (store_id, product_id) references app.products (store_id, id) on delete cascade,
  foreign key (store_id, category_id) references app.categories (store_id, id) on delete cascade,
  foreign key (store_id, page_id) references app.storefront_pages (store_id, id) on delete cascade
);
create index translations_by_product on app.translations (store_id, product_id) where product_id is not null;
create index translations_by_category on app.translations (store_id, category_id) where category_id is not null;
create index translations_by_page on app.translations (store_id, page_id) where page_id is not null;

alter table app.translations enable row level security;
alter table app.translations force row level security;
create policy translations_platform on app.translations to current_user using (true) with check (true);
create policy translations_of_store on app.translations
  using (store_id = app.current_store()) with check (store_id = app.current_store());

create trigger add_search_words after insert or update of text on app.translations
  for each row when (new.words is not null) execute function app.add_search_words('translation');

-- The search, as in 0003_catalogue.sql.

create index translations_by_word on app.translations using gin (words) where words is not null;

-- The products of the current store whose titles in a language have one of these words, and all of them together with their own words.
create function app.titles_with(spoken text, sought tsquery, few integer) returns uuid[]
language sql stable security definer set search_path = app, public, pg_temp
return array(
  select told.product_id
  from app.translations told
  join app.products product on product.store_id = told.store_id and product.id = told.product_id
  where told.words @@ replace(sought::text, ' & ', ' | ')::tsquery and told.language = spoken
    and (told.words || coalesce(product.short_words, app.words_of_store(product.store_id, product.search_text))) @@ sought
    -- The words are of one store already; written so that no index on the store alone is chosen for it.
    and (told.store_id = app.current_store()) is true
  limit few
);

-- The same by the words of a text. Where no product is called so in that language, or by itself, a slip in a word is forgiven.
create function app.titles_in_language(spoken text, search text, few integer) returns uuid[]
language plpgsql stable security definer set search_path = app, public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  store uuid := app.current_store();
  typed tsquery := app.words_sought(store, search);
  ids uuid[] := app.titles_with(spoken, typed, few);
begin
  if ids = '{}' and app.products_with(typed, few) = '{}' then
    ids := app.titles_with(spoken, app.words_meant(store, 'translation', search), few);
  end if;
  return ids;
end
$$;

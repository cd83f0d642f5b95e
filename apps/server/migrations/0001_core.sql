-- The schema of the database, one file an area, in the order in which the areas build on each other; what no area owns is in
-- this file.
--
-- While nothing is released, a change is made where the table, index or function stands: edit the file of its area, so that each
-- of them is found once and in its final form, and run `npm run tables`. A database made from an earlier text refuses to start:
-- make a new one (an empty DATA_DIR). From the first release on these files stay as they are, and a change is a new file with the
-- next number (core/database/upkeep/migrate.ts).
--
-- No role is named in any of them. The owner runs them, and afterwards the application role is granted what the first word of
-- each table's comment leaves it (core/database/access/roles.ts): append-only, read-only or owner-only; without a comment it
-- reads and writes.
--
-- The types of the tables (core/database/tables.ts) follow from these files, with the values that a check allows; a column that a
-- trigger fills in says so in its comment.
--
-- Every table of a store leads with store_id in its keys and has forced row-level security: the owner passes by the policy
-- `<table>_platform` (jobs, security-definer functions, backups), the application role sees a store only while app.store_id names
-- it. Under row-level security an index serves only leakproof operators. Trigrams, arrays, lower(), citext and numeric are not
-- leakproof: compare lower-cased text columns instead, and search through a security-definer function.
--
-- Amounts are minor units of the store's currency, weights are grams, days are days in the store's time zone.

create schema if not exists app;

-- In schema public, because other software of the same database may have put them there.
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists citext with schema public;
create extension if not exists btree_gin with schema public;

-- The order of names: accents and case count after letters, and "Shelf 9" comes before "Shelf 10". Named, so that an external
-- server whose database was made with another locale sorts alike.
create collation app.names (provider = icu, locale = 'und-u-kn-true', deterministic = true);

-- Whose rows a transaction may see; row-level security compares with these. Unset or empty sees nothing.
create function app.current_store() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.store_id', true), '')::uuid;

create function app.current_user_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::uuid;

-- What a call that creates something has answered, so that a retry has one effect and the same answer.
create table app.idempotency_keys (
  actor uuid not null,
  key text not null,
  request_hmac bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor, key)
);
create index idempotency_keys_by_time on app.idempotency_keys (created_at);

-- Jobs are enqueued inside the transaction that causes them. The queue's own tables stay closed to the application role.
create function app.enqueue(task text, payload jsonb, run_at timestamptz default now()) returns void
language plpgsql security definer set search_path = app, pg_temp
as $$
begin
  perform graphile_worker.add_job(task, payload::json, run_at => run_at);
end
$$;

-- Words as search compares them: lower case, without accents.
create function app.search_key(words text) returns text
language sql stable parallel safe
return lower(public.unaccent(words));

-- The words of a text as they are searched, one blank between: lower case, without accents, punctuation apart. A point or comma
-- inside of a number stays, as a point ("1,5" is "1.5"); an apostrophe inside of a word is left out ("men's" is "mens"). The console
-- splits what it searches alike: @sokoni/rules/search/words. Immutable, because the dictionary is named.
create function app.plain_words(words text) returns text
language sql immutable parallel safe
return btrim(regexp_replace(
  regexp_replace(
    translate(lower(public.unaccent('public.unaccent'::regdictionary, words) collate app.names), '''’ʼ', ''),
    '([0-9]),(?=[0-9])', '\1.', 'g'),
  '(?:(?![.,])[[:space:][:punct:]+=~$^|<>`]|(?<![0-9])[.,]|[.,](?![0-9]))+', ' ', 'g'));

-- The same as they are indexed: each word behind a mark of its store, so that a look-up costs what that store has, however many
-- records its neighbours have.
create function app.words_of_store(store uuid, words text) returns tsvector
language sql immutable parallel safe
return (
  select array_to_tsvector(coalesce(array_agg(right(store::text, 8) || word), '{}'))
  from unnest(string_to_array(app.plain_words(words), ' ')) word
);

-- What finds the records of a store that have each of these words, in any order and by its beginning. Null without a word.
create function app.words_sought(store uuid, words text) returns tsquery
language sql immutable parallel safe
return (
  select string_agg(quote_literal(right(store::text, 8) || word) || ':*', ' & ')::tsquery
  from unnest(string_to_array(app.plain_words(words), ' ')) word
);

-- What comes in the order of names right behind all that begins with these words. Numbers come in their own order there, 9 before 10,
-- and before all letters.
create function app.behind_words(words text) returns text
language sql immutable parallel safe
return case when words collate app.names ~ '\d$' then regexp_replace(words collate app.names, '\d+$', '') || 'a' else words || chr(65535) end;

-- Whether two words differ by one letter that is missing, wrong or exchanged with its neighbour: without one letter of each they are
-- the same. The second may go on behind that.
create function app.is_slip(typed text, word text) returns boolean
language sql immutable parallel safe
return exists (
  select from generate_series(0, length(typed)) gone
  cross join generate_series(length(typed) - 1, length(typed) + 1) as size
  cross join generate_series(0, size) other
  where overlay(typed placing '' from greatest(gone, 1) for sign(gone)::integer)
    = overlay(left(word, size) placing '' from greatest(other, 1) for sign(other)::integer)
);

-- The ground of every later migration. No role is named in any of them: the owner runs them, and after them the
-- application role is granted what the first word of each table's comment leaves it (platform/database/roles.ts).

create schema if not exists app;

-- In schema public, because other software of the same database may have put them there.
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists citext with schema public;

-- People sort names like this: accents and case after letters, and "Shelf 9" before "Shelf 10". Named, so that an
-- external server whose database was made with another locale sorts alike.
create collation app.names (provider = icu, locale = 'und-u-kn-true', deterministic = true);

-- Whose rows a transaction may see; row-level security compares with these. Unset or empty sees nothing.
create function app.current_store() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.store_id', true), '')::uuid;

create function app.current_user_id() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::uuid;

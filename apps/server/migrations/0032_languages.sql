-- Languages of who reads, as codes of `rules/languages`. A user without one reads in that of the browser, a customer in that of the store.
alter table app.users add column language text check (language ~ '^[a-z]{2}$');
alter table app.customers add column language text check (language ~ '^[a-z]{2}$');
alter table app.stores add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

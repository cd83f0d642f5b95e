-- Whether anybody has said how this store deals with VAT; "no VAT here" is an answer as well.
alter table app.stores add column vat_decided boolean not null default false;
update app.stores set vat_decided = apply_vat;

-- The version that a product has since the undoing of an import has put it away. While it has this one, nobody has touched it, and
-- a file that brings it again brings it as a new one.
alter table app.products add column taken_back_version integer;

-- Made for samples, and to go with them.
alter table app.categories add column is_sample boolean not null default false;

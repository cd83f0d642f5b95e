-- The title stands beside the tag, so that the products of a tag are paged in their order through one index.
alter table app.product_tags add column title text;
update app.product_tags tagged set title = product.title
from app.products product
where product.store_id = tagged.store_id and product.id = tagged.product_id;
alter table app.product_tags alter column title set not null;

create index product_tags_in_list on app.product_tags (store_id, tag, title collate app.names, product_id);

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

-- Products that a test store starts with can be cleared, though the ledger keeps their opening stock: nothing has ever
-- happened to it.
create index products_samples on app.products (store_id, id) where is_sample;

-- Takes a sample of the current store out of the books, unless something was done with it: it moved, is promised, or stands
-- in an order, a count or a transfer. Answers whether it is gone. The application may not delete from the ledger itself.
create function app.forget_sample(sample_id uuid) returns boolean
language plpgsql security definer set search_path = app, public, pg_temp
as $$
begin
  perform 1 from app.products
  where store_id = app.current_store() and id = sample_id and is_sample for update;
  if not found then return false; end if;

  if exists (
    select 1 from app.variants variant
    join app.stock_movements moved on moved.store_id = variant.store_id and moved.variant_id = variant.id
    where variant.store_id = app.current_store() and variant.product_id = sample_id and moved.reason <> 'opening'
  ) or exists (
    select 1 from app.variants variant
    join app.stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = app.current_store() and variant.product_id = sample_id and level.reserved > 0
  ) then
    return false;
  end if;

  delete from app.stock_movements moved using app.variants variant
  where variant.store_id = app.current_store() and variant.product_id = sample_id
    and moved.store_id = variant.store_id and moved.variant_id = variant.id;
  delete from app.stock_levels level using app.variants variant
  where variant.store_id = app.current_store() and variant.product_id = sample_id
    and level.store_id = variant.store_id and level.variant_id = variant.id;
  delete from app.variants where store_id = app.current_store() and product_id = sample_id;
  delete from app.products where store_id = app.current_store() and id = sample_id;
  return true;
exception
  when foreign_key_violation then return false;
end
$$;

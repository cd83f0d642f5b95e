-- The stock of variants over all places, or at one: what a list shows beside each. PL/pgSQL keeps the plan, so that a list does
-- not pay for planning it with every page. A variant that is named twice has one row.
create function app.stock_figures(variants uuid[], place uuid)
returns table (variant_id uuid, on_hand bigint, reserved bigint, levels json, sent bigint, ordered bigint)
language plpgsql stable rows 25
as $$
begin
  return query
  select asked.id, standing.on_hand, standing.reserved, standing.levels, on_the_way.pieces, to_come.pieces
  from (select distinct unnest(variants) as id) asked
  cross join lateral (
    select coalesce(sum(level.on_hand), 0)::bigint as on_hand, coalesce(sum(level.reserved), 0)::bigint as reserved,
           coalesce(json_agg(json_build_object(
             'location_id', level.location_id, 'on_hand', level.on_hand, 'reserved', level.reserved
           )) filter (where level.location_id is not null), '[]') as levels
    from app.stock_levels level
    where level.store_id = app.current_store() and level.variant_id = asked.id
      and (place is null or level.location_id = place)
  ) standing
  cross join lateral (
    select coalesce(sum(line.quantity - line.received - line.lost), 0)::bigint as pieces
    from app.transfer_lines line
    join app.transfers transfer on transfer.store_id = line.store_id and transfer.id = line.transfer_id
    where line.store_id = app.current_store() and line.variant_id = asked.id
      and line.received + line.lost < line.quantity and transfer.state = 'sent'
      and (place is null or transfer.to_location_id = place)
  ) on_the_way
  cross join lateral (
    select coalesce(sum(line.quantity - line.received), 0)::bigint as pieces
    from app.purchase_order_lines line
    join app.purchase_orders placed on placed.store_id = line.store_id and placed.id = line.order_id
    where line.store_id = app.current_store() and line.variant_id = asked.id
      and line.received < line.quantity and placed.state in ('ordered', 'part_received')
      and (place is null or placed.location_id = place)
  ) to_come;
end
$$;

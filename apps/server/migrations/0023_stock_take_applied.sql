-- Which lines of a stock-take are put right already: what is applied in steps, and stopped between two of them, goes on there.
alter table app.stock_take_lines add column applied boolean not null default false;
create index stock_take_lines_unapplied on app.stock_take_lines (store_id, stock_take_id, variant_id) where not applied;

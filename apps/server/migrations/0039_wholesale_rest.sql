-- Quotes for companies without a store on the platform: their buyers answer in the supplier's shop. How a change is made: 0001_core.sql.

alter table app.wholesale_quotes alter column buyer_store_id drop not null;

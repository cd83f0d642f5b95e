-- Of what is sought, pieces that lie in one word: those between two words are the ends of many others, and cost more to look up than
-- they rule out. Each word is covered from its first letter to its last; one of two letters goes with the space before it.
create or replace function app.sought_pieces(words text) returns bigint[]
language plpgsql stable parallel safe
as $$
declare
  of_store bigint := hashtextextended(app.current_store()::text, 0);
  pieces bigint[] := '{}';
  word text;
  first integer := 1;
  last integer;
begin
  foreach word in array string_to_array(words, ' ') loop
    -- Where the last piece of the word begins.
    last := first + length(word) - 3;
    for place in first..last - 1 by 3 loop
      pieces := pieces || hashtextextended(substr(words, place, 3), of_store);
    end loop;
    if word <> '' then
      pieces := pieces || hashtextextended(substr(words, greatest(last, 1), 3), of_store);
    end if;
    first := first + length(word) + 1;
  end loop;
  -- What has no word is in nothing.
  return case when pieces = '{}' then array[hashtextextended(words, of_store)] else pieces end;
end
$$;

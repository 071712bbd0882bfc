-- Accounts from before names were compared: those whose bank's name has both of the person's names.
update bank_accounts b set name_state = 'fits'
from people p
where p.id = b.person_id
  and strpos(lower(b.name_at_bank), lower(trim(p.first_name))) > 0
  and strpos(lower(b.name_at_bank), lower(trim(p.last_name))) > 0;

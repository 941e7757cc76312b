import { mostOfCampaign, mostSaves } from '../store.ts'

/** The statements about saves, wishes and branches. */

const of = 't.id, s.n, s.version, s.at, s.event'
const whole = `select ${of}, s.rules, s.state from acheron.game_table t join acheron.save s on s.table_no = t.no where t.id = $1`

export const saves = `
  select ${of} from acheron.game_table t join acheron.save s on s.table_no = t.no where t.id = $1 or t.campaign = $1
  order by s.at desc, t.no desc, s.n desc limit ${mostOfCampaign.saves}`

export const save = `${whole} and s.n = $2`
export const savesUpTo = `${whole} and s.n <= $2 order by s.n`

/** The next save has taken the place of an older one. */
export const dropSaves = `
  with mine as (
    select s.table_no, s.n, s.event::json ->> 'at' as moment, s.event::json ->> 'chapter' as chapter
    from acheron.game_table t join acheron.save s on s.table_no = t.no where t.id = $1
  )
  delete from acheron.save s using (
    select m.table_no, m.n from mine m
    order by exists (select from mine e where e.n < m.n and e.moment = m.moment and e.chapter = m.chapter) desc, m.n
    limit (select greatest(0, count(*) - ${mostSaves}) from mine)
  ) d where s.table_no = d.table_no and s.n = d.n`

export const branches = `
  select t.id, t.name, s.at, t.result, t.continued, t.from_table, t.from_n
  from acheron.game_table t join acheron.standing s on s.table_no = t.no
  where t.id = $1 or t.campaign = $1 order by t.no desc limit ${mostOfCampaign.branches}`

export const wish = `
  insert into acheron.wish (table_no, person, save_table, n) select no, $2, $3, $4 from acheron.game_table where id = $1
  on conflict (table_no, person) do update set save_table = excluded.save_table, n = excluded.n`

export const unwish = `
  delete from acheron.wish w using acheron.game_table t where t.id = $1 and w.table_no = t.no and w.person = $2`

export const returnTo = `
  with gone_on as (
    update acheron.game_table set continued = $2 where id = $1 and continued is null returning no
  ), reopened as (
    update acheron.game_table set continued = null where id = $2 and exists (select from gone_on)
  ), granted as (
    delete from acheron.wish w using gone_on g where w.table_no = g.no
  )
  select no from gone_on`

export const isContinued = 'select from acheron.game_table where id = $1 and continued = $2'

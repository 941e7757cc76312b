import { InputError } from '@acheron/engine'
import { readArguments } from './arguments.ts'
import { counted, say } from './output.ts'
import { dataFlags, orInputError, placeOf } from './place.ts'

/** `acheron admin`: who keeps order in a house, by the names of their accounts. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('admin', args, dataFlags)
  const [act, account, more] = positionals
  const isChange = act === 'add' || act === 'remove'
  if ((!isChange && act !== 'list') || more !== undefined || isChange !== (account !== undefined))
    throw new InputError(
      'admin needs one of: acheron admin add <account>, acheron admin remove <account>, acheron admin list',
    )
  const { changeAdmin, listAdmins } = await import('@acheron/server')
  const place = await placeOf(values)
  if (isChange) {
    const changed = await orInputError(changeAdmin(place, act, account!))
    const outcome = { add: ['is an admin now', 'is an admin already'], remove: ['is no admin any more', 'is no admin'] }
    say(`${account} ${outcome[act][changed ? 0 : 1]}`)
    return
  }
  const names = await orInputError(listAdmins(place))
  say(counted(names.length, 'admin'))
  for (const name of names) say(name)
}

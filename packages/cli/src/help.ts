import { type Command, commands } from './commands.ts'

/** The help of one command, or of all. */
export function help(command?: Command): string {
  return command ? commandHelp(command) : overview()
}

function overview(): string {
  const width = Math.max(...commands.map(command => command.name.length))
  return [
    "Acheron: tabletop games set in Dante's Inferno",
    '',
    'Usage: acheron <command> [..]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    "'acheron <command> --help' tells more about one.",
  ].join('\n')
}

function commandHelp({ usage, summary, flags }: Command): string {
  const width = Math.max(...flags.map(([flag]) => flag.length))
  return [
    `Usage: acheron ${usage}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    '',
    ...flags.map(([flag, meaning]) => `  ${flag.padEnd(width)}  ${meaning}`),
  ].join('\n')
}

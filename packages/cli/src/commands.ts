/** A command as the help shows it; its code is loaded only when it runs. */
export interface Command {
  readonly name: string
  readonly usage: string
  readonly summary: string
  /** Flags and what they mean, for the command's own help. */
  readonly flags: readonly (readonly [flag: string, meaning: string])[]
  load(): Promise<{ run(args: readonly string[]): Promise<void> }>
}

const option = [
  '--option k=v',
  'a game option; nested as sheet.dice=5, JSON as sheet.rows=[1,2,3,4]; may be repeated',
] as const
const json = ['--json', 'one JSON value on standard output and nothing else'] as const
const lang = ['--lang en|es|sv', 'the language of the prose (default: en)'] as const

const places = [
  ['--data file', 'the data file (default: the database of DATABASE_URL, DATA, or data/acheron.sqlite)'],
  ['--database url', 'a database instead, such as postgres://user:password@host:5432/acheron'],
] as const

export const commands: readonly Command[] = [
  {
    name: 'games',
    usage: 'games [--json]',
    summary: 'list the games: ids, names, seats, languages, rules version',
    flags: [json],
    load: () => import('./games.ts'),
  },
  {
    name: 'play',
    usage: 'play <game> [--players N] [--bots b1,b2,..] [--seed S] [--lang en|es|sv] [--option k=v].. [--record file]',
    summary: 'play in the terminal',
    flags: [
      ['--players N', 'how many sit down (default: the fewest the game takes, or one more than the bots)'],
      ['--bots b1,b2,..', 'who takes the last seats; the others are people at this keyboard'],
      ['--seed S', 'any text; the same seed is the same luck (default: a new one)'],
      lang,
      option,
      ['--record file', 'keep the game in a file, for replay'],
    ],
    load: () => import('./play/command.ts'),
  },
  {
    name: 'simulate',
    usage:
      'simulate <game> [--players N] [--bots b1,b2,..] [--games K] [--seed S] [--workers W] [--option k=v].. [--json] [--report out.html]',
    summary: 'let bots play many games, and count',
    flags: [
      ['--players N', 'seats (default: the fewest the game takes)'],
      ['--bots b1,b2,..', 'bot j sits at seat j; fewer bots than seats are repeated in turn (default: random)'],
      ['--games K', 'how many games, 1 to 10000000 (default: 1000)'],
      ['--seed S', 'any text; the same seed gives the same result with any number of workers (default: 1)'],
      ['--workers W', 'threads, 1 to 64 (default: one for a short run, else one per core)'],
      option,
      json,
      ['--report out.html', 'also write one page with plots: seats, length, scores, use of features'],
    ],
    load: () => import('./simulate/command.ts'),
  },
  {
    name: 'scenario',
    usage: 'scenario <file or folder>.. [--json]',
    summary: 'run rule cases; exit code 1 if any fails',
    flags: [json],
    load: () => import('./scenario.ts'),
  },
  {
    name: 'replay',
    usage: 'replay <file> [--verify [--hash H] [--part P] [--seal S]] [--at N] [--lang en|es|sv] [--json]',
    summary: 'tell a recorded game as prose, and check every die of it',
    flags: [
      ['--verify', 'play the whole record again, check every move, die and hash, and say so'],
      [
        '--hash H',
        'with --verify: prove that the seed belongs to the fingerprint that the table showed before the first die',
      ],
      ['--part P', 'with --verify: prove that the seed is made of parts, and this one, your own, is among them'],
      ['--seal S', 'with --verify: prove that no part was changed after your device was shown this seal'],
      ['--at N', 'stop after entry N (0: before the first)'],
      lang,
      json,
    ],
    load: () => import('./replay.ts'),
  },
  {
    name: 'analyse',
    usage: 'analyse <file> [--bot b] [--seat N] [--exact] [--workers W] [--lang en|es|sv] [--json]',
    summary: 'go through a recorded game: each decision, the best move, what was given away; luck and skill apart',
    flags: [
      [
        '--bot b',
        'who judges, by what the seat could see (default: expert where the game has been solved, else search:iterations=40)',
      ],
      ['--seat N', 'only the decisions of seat N, counted from 1 (default: all)'],
      [
        '--exact',
        'the exact solution also where that takes minutes (default: only where it takes seconds, or has a table)',
      ],
      [
        '--workers W',
        'threads of a bot that searches, 1 to 64; they change nothing but the time (default: one per core)',
      ],
      lang,
      json,
    ],
    load: () => import('./analyse/command.ts'),
  },
  {
    name: 'solve',
    usage:
      'solve <game> [--option k=v].. [--at record [--move N] | --state file] [--goal g] [--moves K] [--exact] [--table folder] [--lang en|es|sv] [--json]',
    summary: 'tell what a position and each of its moves are worth, where the game has been solved (nine-circles)',
    flags: [
      option,
      ['--at record', 'a position of a recorded game: where its record ends, or with --move'],
      ['--move N', 'before entry N of the record, counted from 1'],
      [
        '--state file',
        'a position as JSON, laid over the start: {"circle":9,"pool":4,"active":[6,6],"rows":[1,0,0,1],"virgil":0}',
      ],
      ['--goal g', 'what is played for: win or score (default: the figures of both, moves in the order of the first)'],
      ['--moves K', 'how many moves are listed, best first (default: 10; with --json all)'],
      ['--exact', 'the exact solution also where that takes minutes (default: only where it takes seconds)'],
      [
        '--table folder',
        'write the values at the borders between circles instead, a file for each goal: with it the page answers exactly',
      ],
      lang,
      json,
    ],
    load: () => import('./solve/command.ts'),
  },
  {
    name: 'puzzles',
    usage: 'puzzles <game> [--games K] [--players N] [--seed S] [--option k=v].. [--record F].. [--out F] [--json]',
    summary: 'find positions of bots’ games in which one move is clearly best',
    flags: [
      ['--games K', 'look through K games, at most one position of each (10)'],
      ['--players N', 'players at the table (fewest)'],
      ['--seed S', 'seed of the games (1)'],
      option,
      ['--record F', 'look through this recorded game instead; may be repeated'],
      ['--out F', 'write them to a file, one case a line; the page opens a case, `scenario` runs them'],
      json,
    ],
    load: () => import('./puzzles.ts'),
  },
  {
    name: 'check-tables',
    usage: 'check-tables [--data place] [--json]',
    summary: 'tell which running tables these rules would change; exit code 1 if any',
    flags: [
      [
        '--data place',
        'the data file, or the address of a database, which is only read; servers may be using it (default: DATABASE_URL, DATA, or data/acheron.sqlite)',
      ],
      json,
    ],
    load: () => import('./check-tables.ts'),
  },
  {
    name: 'keys',
    usage: 'keys list|rotate [--file file] [--keep N]',
    summary: 'list the keys of the server by their fingerprints, or put a new one in front',
    flags: [
      ['--file file', 'the keys file (default: KEYS_FILE, or the one beside DATA: data/acheron.keys)'],
      ['--keep N', 'with rotate: how many older keys are accepted on, 0 to 100 (default: 4)'],
    ],
    load: () => import('./keys.ts'),
  },
  {
    name: 'admin',
    usage: 'admin add|remove|list [account] [--data file | --database url]',
    summary: 'say who keeps order: reads reports, bans, closes tables; a server may be running',
    flags: places,
    load: () => import('./admin.ts'),
  },
  {
    name: 'backup',
    usage: 'backup <file> [--data file | --database url] [--json]',
    summary: 'write a checked copy of all tables and people while servers run; one kind of file for both databases',
    flags: [...places, json],
    load: () => import('./backup.ts'),
  },
  {
    name: 'restore',
    usage: 'restore <file> [--data file | --database url] [--replace] [--json]',
    summary: 'put a backup where there is no data, while no server runs',
    flags: [...places, ['--replace', 'also where there is data, which is kept aside under another name'], json],
    load: () => import('./restore.ts'),
  },
  {
    name: 'doctor',
    usage: 'doctor [--data file | --database url] [--json]',
    summary: 'look at an installation with the settings of its server, and tell what is wrong; exit code 1 if anything',
    flags: [...places, json],
    load: () => import('./doctor.ts'),
  },
  {
    name: 'serve',
    usage: 'serve [--port N] [--host address] [--data file]',
    summary: 'serve the table and its page (npm start builds the page first)',
    flags: [
      ['--port N', 'where it listens; 0 takes any free port (default: PORT, or 8080)'],
      ['--host address', 'the address it listens on (default: HOST, or all)'],
      ['--data file', 'its one data file (default: the database of DATABASE_URL, DATA, or data/acheron.sqlite)'],
    ],
    load: () => import('./serve.ts'),
  },
]

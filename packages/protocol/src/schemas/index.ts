export * from './rest.ts'
export * from './socket.ts'
export * from './table.ts'

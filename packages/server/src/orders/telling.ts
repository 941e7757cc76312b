import type { Seat } from '@acheron/engine'
import type { Room } from '../tables/room.ts'

/** Sends the holders of the seats what stands for them. Nobody else hears that something has changed. */
export function tellOrders(room: Pick<Room, 'tellEach' | 'viewerOf' | 'views'>, seats: readonly Seat[]): void {
  room.tellEach(person => {
    const viewer = room.viewerOf(person)
    return viewer.seat !== null && seats.includes(viewer.seat) ? room.views.infoMessage(viewer) : null
  })
}

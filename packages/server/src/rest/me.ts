import type { Me as MeAnswer } from '@acheron/protocol'
import { Me, MeChange } from '@acheron/protocol/schemas'
import { meOf } from '../accounts/entering.ts'
import { personOf, shareOf } from '../identity.ts'
import type { Services } from '../services.ts'
import type { Api } from './api.ts'

export function meRoutes(app: Api, services: Services): void {
  app.get('/api/me', { schema: { response: { 200: Me } } }, async (request): Promise<MeAnswer> => {
    return meOf(services, request)
  })

  app.put(
    '/api/me',
    {
      schema: { body: MeChange, response: { 200: Me } },
      config: { rateLimit: { max: services.limits.changesPerMinute, timeWindow: '1 minute' } },
    },
    async (request): Promise<MeAnswer> => {
      const { name, language } = request.body
      // Whoever may say nothing says nothing by a name.
      if (name !== (await personOf(services, request)).name) await services.order.checkBan(shareOf(request))
      const person = await services.people.change(request.personId!, name, language)
      services.registry.renamed(person)
      return meOf(services, request)
    },
  )
}

import { type CampaignFile, InputError, parseCampaign } from '@acheron/engine'
import { findGame } from '@acheron/games'

/** The campaign that a file's text holds; null if it is a file of another kind. What is wrong with it is thrown, by code. */
export function campaignIn(text: string): CampaignFile | null {
  if (!text.includes('"acheron-campaign-')) return null
  try {
    const file = parseCampaign(text)
    findGame(file.game)
    return file
  } catch (error) {
    throw error instanceof InputError ? { code: 'bad-campaign', message: error.message } : error
  }
}

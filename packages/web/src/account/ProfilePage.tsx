import type { Profile, ProfileQuery, Shown } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { Failed, Opening } from '../app/Opening.tsx'
import { explained, failureOf } from '../app/refusals.ts'
import { useTitle } from '../app/useTitle.ts'
import { useWords } from '../app/words.tsx'
import { profileApi } from '../remote/profile.ts'
import { Options } from '../settings/Options.tsx'
import { personName } from '../table/players/seats.ts'
import { Notes, tell, tellFailure } from '../ui/notes.tsx'
import { History } from './History.tsx'
import { Page, Section } from './Page.tsx'
import './profile.css'
import { Ratings } from './Ratings.tsx'
import { Streaks, Tallies } from './Tallies.tsx'
import { useAccountWords } from './words.tsx'

const choices: readonly Shown[] = ['nothing', 'results', 'all']

/** What somebody has played. Without a name it is the visitor's own, and they choose what others see. */
export default function ProfilePage({ name }: { readonly name?: string }) {
  const t = useWords()
  const say = useAccountWords()
  const [profile, setProfile] = useState<Profile | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const ask = (query: ProfileQuery) => (name === undefined ? profileApi.mine(query) : profileApi.of(name, query))
  useEffect(() => {
    const asked = name === undefined ? profileApi.mine({}) : profileApi.of(name, {})
    asked.then(setProfile, setProblem)
  }, [name])
  const title = profile && name !== undefined ? profile.name : say('profile')
  useTitle(title)
  if (problem !== null) {
    if (failureOf(problem).code === 'no-such-person')
      return <Failed message={say('profile.nobody')} text={say('profile.nobody.text')} detail="" />
    const { text, detail } = explained(t, problem)
    return <Failed message={text} detail={detail} onAgain={() => location.reload()} />
  }
  if (!profile) return <Opening />
  const show = async (shown: Shown) => {
    setProfile({ ...profile, shown })
    try {
      await profileApi.show({ shown })
      tell(say('done'))
    } catch (error) {
      setProfile(profile)
      tellFailure(t, error)
    }
  }
  return (
    <Page title={title}>
      {name === undefined && (
        <Section
          title={personName(profile.name, t)}
          text={profile.shown === null ? say('profile.guest') : say(`profile.shown.${profile.shown}.text`)}
        >
          {profile.shown !== null && (
            <>
              <Options
                legend={say('profile.shown')}
                values={choices}
                value={profile.shown}
                label={value => say(`profile.shown.${value}`)}
                onChange={show}
              />
              {profile.shown !== 'nothing' && (
                <p className="account-text profile-address">
                  {`${location.origin}/people/${encodeURIComponent(profile.name)}`}
                </p>
              )}
            </>
          )}
        </Section>
      )}
      <Section title={say('profile.results')}>
        <Tallies tallies={profile.results} />
        <Streaks streaks={profile.streaks} />
      </Section>
      {profile.ratings.length > 0 && (
        <Section title={say('profile.ratings')} text={say('profile.ratings.text')}>
          <Ratings ratings={profile.ratings} />
        </Section>
      )}
      {profile.games && (
        <Section title={say('profile.games')}>
          <History first={profile} ask={ask} />
        </Section>
      )}
      <Notes />
    </Page>
  )
}

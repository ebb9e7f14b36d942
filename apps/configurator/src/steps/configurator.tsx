import type { Domain, DressingInit } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { Button, Spinner } from '@gabarit/ui'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../lib/server/client.ts'
import { useDomain } from '../lib/server/domain.ts'
import { useDressing } from '../lib/server/dressing.ts'
import { DesignProvider } from '../session/design-context.tsx'
import { measuredOf } from '../session/measured.ts'
import { startAutosave } from '../session/saved/autosave.ts'
import { enterSession, type FoundDesign, followCode, leaveSession } from '../session/saved/entry.ts'
import { keepExternalReference } from '../session/saved/external-reference.ts'
import { codeProblemOf } from '../session/saved/find-design.ts'
import { readConfiguration } from '../session/saved/read-configuration.ts'
import { beginDesign, useSession } from '../session/session-store.ts'
import type { ConfiguratorSearch } from './configurator-search.ts'
import { Page } from './frame/page.tsx'
import { stepsOf } from './steps.ts'
import './type/load-kinds.ts'
import { Workbench } from './workbench.tsx'

type ConfiguratorProps = {
	search: ConfiguratorSearch
	navigate: (search: ConfiguratorSearch, options: { replace: boolean }) => void
	language: Language
	/** The page after an order or an offer. */
	end: (page: { reference: string; payment: unknown; onNew: () => void }) => ReactNode
}

export function Configurator(props: ConfiguratorProps): ReactNode {
	const { search, navigate, end } = props
	const { domain } = useDomain()
	const { dressing, failed, retry } = useDressing()
	const entered = useEntry(search)
	useLeaving()
	if (search.order !== undefined) {
		const startNew = () => {
			beginDesign()
			navigate(
				{ ...search, order: undefined, step: undefined, payment: undefined },
				{ replace: false },
			)
		}
		return (
			<Page>
				<Suspense fallback={<Spinner page />}>
					{end({ reference: search.order, payment: search['payment'], onNew: startNew })}
				</Suspense>
			</Page>
		)
	}
	if (dressing === undefined && failed) return <Closed retry={retry} />
	if (domain === undefined || dressing === undefined || !entered) return <Spinner page />
	return <Open {...props} domain={domain} dressing={dressing} />
}

function Open(props: ConfiguratorProps & { domain: Domain; dressing: DressingInit }): ReactNode {
	const { domain, dressing, search, navigate } = props
	return (
		<DesignProvider domain={domain} dressing={dressing}>
			<Workbench search={search} navigate={navigate} />
		</DesignProvider>
	)
}

/** Opens the design once; a later code in the address opens that design. */
function useEntry({ code, step, type, externalReference, order }: ConfiguratorSearch): boolean {
	const [entered, setEntered] = useState(false)
	const [failure, setFailure] = useState<{ error: unknown }>()
	useEffect(() => {
		let current = true
		const enter = async () => {
			keepExternalReference(externalReference)
			const isOpen = useSession.getState().code !== null
			// The order's page shows what was ordered; it opens nothing.
			const opens = code !== undefined && order === undefined
			const asksStep = step !== undefined || type !== undefined
			if (!isOpen || opens) await enterSession({ code, asksStep }, loadDesign, () => current)
			if (current) setEntered(true)
		}
		enter().catch((error: unknown) => {
			if (current) setFailure({ error })
		})
		return () => {
			current = false
		}
		// oxlint-disable-next-line react/exhaustive-deps -- a later step or kind opens no other design
	}, [code, externalReference, order])
	// What the design needs cannot be had: the page says so, as for any part of it.
	if (failure !== undefined) throw failure.error
	return entered
}

async function loadDesign(code: string, mayBeNew: boolean): Promise<FoundDesign> {
	const { get, isValid } = apiClient().dressing.configuration
	try {
		if (mayBeNew && !(await isValid({ code })).isValid) return { kind: 'code_unknown' }
		const found = await get({ code })
		const configuration = await readConfiguration(found.configuration)
		if (configuration === null) return { kind: 'code_unknown' }
		return {
			kind: 'found',
			code: found.code,
			configuration,
			frozen: found.frozen,
			visited: stepsOf(configuration).map(({ slug }) => slug),
			confirmed: measuredOf(configuration),
		}
	} catch (error) {
		return { kind: codeProblemOf(error) }
	}
}

let leaving: ReturnType<typeof setTimeout> | undefined

/** React may mount twice: only the last unmount counts as leaving. */
function useLeaving(): void {
	useEffect(() => {
		clearTimeout(leaving)
		const stopSaving = startAutosave()
		const stopFollowing = followCode()
		return () => {
			stopSaving()
			stopFollowing()
			leaving = setTimeout(leaveSession)
		}
	}, [])
}

function Closed({ retry }: { retry: () => void }): ReactNode {
	const { t } = useTranslation('common')
	return (
		<Page>
			<h1>{t('closed.title')}</h1>
			<p>{t('closed.text')}</p>
			<Button kind="primary" onClick={retry}>
				{t('closed.retry')}
			</Button>
		</Page>
	)
}

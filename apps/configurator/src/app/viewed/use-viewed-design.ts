// A design that is looked at, not worked on: by its code, or by a link that shows one version of it.
import { ApiError } from '@gabarit/contract'
import { type Configuration, type FurnitureType, typeOf } from '@gabarit/engine'
import { asShown, type ShownQuote } from '@gabarit/price'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deviceStorage } from '../../lib/kept-choice.ts'
import { kindAtHand } from '../../lib/kind-at-hand.ts'
import { apiClient } from '../../lib/server/client.ts'
import { useDressing } from '../../lib/server/dressing.ts'
import { useTodaysCircumstances } from '../../session/pricing-store.ts'
import { keptDesign } from '../../session/saved/kept-design.ts'
import { type Solved, solverOf } from '../../session/solve.ts'

export type DesignKey = { code: string } | { token: string }

export type ViewedDesign = {
	type: FurnitureType
	configuration: Configuration
	/** null where it can no longer be made so. */
	furniture: Solved['furniture']
	/** As its viewer reads it; null where prices are hidden. */
	quote: ShownQuote | null
	catalogue: NonNullable<ReturnType<typeof useDressing>['dressing']>['catalogue']
	/** It is on this device only: a link to it opens nothing elsewhere. */
	isLocal: boolean
}

export type Viewing = {
	design: ViewedDesign | null
	/** Nothing is behind the code or the link. */
	isUnknown: boolean
	failed: boolean
	retry: () => void
}

const nothingThere = [
	'link_unknown',
	'configuration_not_found',
	'code_format_invalid',
	'invalid_model',
]

type Found = { configuration: Configuration; isLocal: boolean }

async function find(key: DesignKey): Promise<Found> {
	const { get, viewShare } = apiClient().dressing.configuration
	if ('token' in key) {
		const { configuration } = await viewShare(key)
		await kindAtHand(typeOf(configuration))
		return { configuration, isLocal: false }
	}
	const kept = await keptDesign(deviceStorage, key.code)
	if (kept.kind === 'kept') {
		const { configuration } = kept.design
		return { configuration, isLocal: !(await isSaved(key, configuration)) }
	}
	const { configuration } = await get(key)
	await kindAtHand(typeOf(configuration))
	return { configuration, isLocal: false }
}

/** Whether others see the same under this code. */
async function isSaved(key: { code: string }, configuration: Configuration): Promise<boolean> {
	const { get, isValid } = apiClient().dressing.configuration
	try {
		if (!(await isValid(key)).isValid) return false
		const saved = await get(key)
		return JSON.stringify(saved.configuration) === JSON.stringify(configuration)
	} catch {
		return false
	}
}

function isNothing(error: unknown): boolean {
	return error instanceof ApiError && nothingThere.includes(error.code)
}

export function useViewedDesign(key: DesignKey): Viewing {
	const { data, error, refetch } = useQuery({
		queryKey: ['viewed', key],
		queryFn: () => find(key),
		retry: (count, thrown) => !isNothing(thrown) && count < 2,
		// A design may have been changed since; a version behind a link never is.
		staleTime: 'token' in key ? Number.POSITIVE_INFINITY : 0,
	})
	const { dressing, failed, retry } = useDressing()
	const circumstances = useTodaysCircumstances()
	const design = useMemo((): ViewedDesign | null => {
		if (!data || !dressing) return null
		const { catalogue, book } = dressing
		const { configuration, isLocal } = data
		const solve = solverOf(catalogue, { book, circumstances })
		const { furniture, quote } = solve(configuration)
		return {
			type: typeOf(configuration),
			configuration,
			furniture,
			quote: quote && asShown(quote),
			catalogue,
			isLocal,
		}
	}, [data, dressing, circumstances])
	const isUnknown = isNothing(error)
	return {
		design,
		isUnknown,
		failed: failed || (error !== null && !isUnknown),
		retry: () => {
			retry()
			void refetch()
		},
	}
}

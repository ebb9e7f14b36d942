import type { Domain, DressingInit } from '@gabarit/contract'
import {
	type Catalogue,
	type Configuration,
	type Design,
	type DressingConfiguration,
	type Furniture,
	isDressing,
	settleEdit,
} from '@gabarit/engine'
import { toast, useFormats } from '@gabarit/ui'
import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { type ChoiceChanged, changesOf } from './changes/choices-changed.ts'
import { type DearerBays, dearerBays } from './changes/dearer-bays.ts'
import { usePricing } from './pricing-store.ts'
import { editDesign, undo, useConfiguration } from './session-store.ts'
import { type Solved, type Solver, solverOf } from './solve.ts'
import { endTriesBut, lookAt, type Tried, triedOn, useTried } from './tried-store.ts'
import { useRested } from './use-rested.ts'

/** An edit that would change later choices and waits for a yes. */
export type Proposal = { before: Solved; after: Solved; changes: ChoiceChanged[] }

export type DesignValue = {
	domain: Domain
	dressing: DressingInit
	catalogue: Catalogue
	solve: Solver
	solved: Solved
	/** The furniture, or the last one that could be made while this one cannot. */
	shown: { furniture: Furniture; configuration: Configuration } | null
	/** Changes the design; asks first when later choices would have to change. */
	propose: (wanted: Configuration) => void
	/** Shows what `propose` would make, as far as it can be made, and changes nothing; null ends it. */
	tryOut: (wanted: Configuration | null, seen?: Tried['seen']) => void
	/** Whether `solved` is a design in the hand, and not yet the edit. */
	inHand: boolean
	/** What a tried design differs from; null while none is tried. */
	untried: Furniture | null
	proposal: Proposal | null
	settleProposal: (accepted: boolean) => void
}

/** Follows what is in the hand once that rests: the page behind the hand need not be drawn again at each hole. */
const Context = createContext<DesignValue | null>(null)
const TrueContext = createContext<DesignValue | null>(null)

export function useDesign(): DesignValue {
	const value = useContext(Context)
	if (value === null) throw new Error('no design around this component')
	return value
}

function useTruth(): DesignValue {
	const value = useContext(TrueContext)
	if (value === null) throw new Error('no design around this component')
	return value
}

/** In a step of a dressing: its stored form and its completed decisions. */
export type DressingValue = Omit<DesignValue, 'solved'> & {
	solved: Solved & { configuration: DressingConfiguration; design: Design }
}

export function useDressingDesign(): DressingValue {
	const value = useDesign()
	const { solved } = value
	const { configuration, design } = solved
	if (!isDressing(configuration) || design === null)
		throw new Error('no dressing is being designed')
	return value as DressingValue
}

export function DesignProvider(props: {
	domain: Domain
	dressing: DressingInit
	children: ReactNode
}): ReactNode {
	const { domain, dressing, children } = props
	const configuration = useConfiguration()
	const circumstances = usePricing((state) => state.circumstances)
	const [proposal, setProposal] = useState<Proposal | null>(null)
	const { catalogue, book } = dressing
	const solve = useMemo(
		() => solverOf(catalogue, { book, circumstances }),
		[catalogue, book, circumstances],
	)
	const truth = useMemo(() => solve(configuration), [solve, configuration])
	const held = useTried(triedOn(configuration, 'page'))
	const solved = held ?? truth
	useEffect(() => endTriesBut(configuration), [configuration])
	const shown = useLastMade(solved)
	const sayDearer = useSayDearer()
	const value = useMemo((): DesignValue => {
		const outcomeOf = (edited: Configuration) => {
			const { configuration: settled, moved } = settleEdit(truth.configuration, edited, catalogue)
			return { after: solve(settled), moved }
		}
		const propose = (edited: Configuration) => {
			const { after, moved } = outcomeOf(edited)
			const changes = changesOf(moved)
			if (changes.length === 0) {
				lookAt(null)
				editDesign(after.configuration)
				sayDearer(dearerBays(truth, after))
			} else setProposal({ before: truth, after, changes })
		}
		// In the hand nothing else gives way as long as it can be made: it is solved once.
		const lookOf = (wanted: Configuration, seen: Tried['seen']) => {
			const asItIs = seen === 'page' ? solve(wanted) : null
			return asItIs?.furniture ? asItIs : outcomeOf(wanted).after
		}
		const tryOut = (wanted: Configuration | null, seen: Tried['seen'] = 'stage') => {
			const after = wanted === null ? null : lookOf(wanted, seen)
			const isMade = after !== null && after.furniture !== null
			lookAt(isMade ? { from: truth.configuration, solved: after, seen } : null)
		}
		const settleProposal = (accepted: boolean) => {
			if (accepted && proposal !== null) editDesign(proposal.after.configuration)
			setProposal(null)
		}
		return {
			domain,
			dressing,
			catalogue,
			solve,
			solved,
			shown,
			propose,
			tryOut,
			inHand: held !== null,
			untried: null,
			proposal,
			settleProposal,
		}
	}, [domain, dressing, catalogue, solve, truth, held, solved, shown, proposal, sayDearer])
	return (
		<TrueContext value={value}>
			<Context value={useRested(value, value.inHand)}>{children}</Context>
		</TrueContext>
	)
}

/** Around the picture: it shows the design that is tried, as if it were chosen, and at once what is in the hand. */
export function TriedDesign({ children }: { children: ReactNode }): ReactNode {
	const value = useTruth()
	const tried = useTried(triedOn(value.solved.configuration, 'stage'))
	const shown = useMemo((): DesignValue => {
		if (tried === null || tried.furniture === null) return value
		const { furniture, configuration } = tried
		const untried = value.shown?.furniture ?? null
		return { ...value, solved: tried, shown: { furniture, configuration }, untried }
	}, [value, tried])
	return <Context value={shown}>{children}</Context>
}

/** Around what follows the hand at once, and acts on the true design where another one is tried. */
export function PresentDesign({ children }: { children: ReactNode }): ReactNode {
	return <Context value={useTruth()}>{children}</Context>
}

function useSayDearer(): (bays: DearerBays | null) => void {
	const { t } = useTranslation('configurator')
	const { difference } = useFormats()
	return useCallback(
		(bays) => {
			if (bays === null) return
			const money = difference(bays.difference)
			toast(t('change.dearerBays', { count: bays.count, difference: money }), { undo })
		},
		[t, difference],
	)
}

/** The last furniture that could be made stays in view while the present design cannot. */
function useLastMade({ furniture, configuration }: Solved): DesignValue['shown'] {
	const [last, setLast] = useState<DesignValue['shown']>(null)
	if (furniture === null || last?.furniture === furniture) return last
	const made = { furniture, configuration }
	setLast(made)
	return made
}

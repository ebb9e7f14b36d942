import { Icon } from '../icon/icon.tsx'
import { LinkButton } from '../link/link.tsx'

/** What is wrong with a value and, where one exists, the change that mends it. */
export interface FieldProblem {
	readonly text: string
	readonly remedy?: { readonly label: string; readonly apply: () => void } | undefined
}

interface ProblemTextProps {
	id: string
	problem: FieldProblem
}

export function ProblemText({ id, problem }: ProblemTextProps) {
	return (
		<span className="gb-problem" id={id}>
			<Icon name="warning" size={18} />
			<span>
				{problem.text}{' '}
				{problem.remedy && (
					<LinkButton onClick={problem.remedy.apply}>{problem.remedy.label}</LinkButton>
				)}
			</span>
		</span>
	)
}

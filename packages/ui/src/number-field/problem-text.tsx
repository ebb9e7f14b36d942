import { ErrorText } from '../error-text/error-text.tsx'
import { LinkButton } from '../link/link.tsx'

export interface FieldProblem {
	readonly text: string
	readonly remedy?: { readonly label: string; readonly apply: () => void } | undefined
}

interface ProblemTextProps {
	id: string
	problem: FieldProblem
}

export function ProblemText({ id, problem: { text, remedy } }: ProblemTextProps) {
	return (
		<ErrorText id={id}>
			{text} {remedy && <LinkButton onClick={remedy.apply}>{remedy.label}</LinkButton>}
		</ErrorText>
	)
}

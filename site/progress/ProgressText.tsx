import { type ComponentProps, useRef } from 'react';
import { type Progress, progressAt } from './model';
import { useProgressTicks, useUpdateProgress } from './UpdateProgressProvider';

type Props = Omit<ComponentProps<'p'>, 'children'> & { says: (progress: Progress) => string };

export function ProgressText({ says, ...attributes }: Props) {
  const { plan } = useUpdateProgress();
  const element = useRef<HTMLParagraphElement>(null);
  useProgressTicks((progress) => {
    const text = element.current?.firstChild;
    const said = says(progress);
    if (text && text.nodeValue !== said) text.nodeValue = said;
  });
  return (
    <p {...attributes} ref={element}>
      {says(progressAt(plan, 0))}
    </p>
  );
}

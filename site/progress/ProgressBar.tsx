import { type ReactNode, useRef } from 'react';
import { fillStyle, fillTransform } from './fillStyle';
import { tickInterval } from './model';
import { useProgressTicks, useUpdateProgress } from './UpdateProgressProvider';
import { stepTime } from './useTimeSinceComplete';

type Props = {
  className: string | undefined;
  fillClassName: string | undefined;
  labelledBy: string;
  /** The percent at which it stands instead of that of the progress, where it has one of its own. */
  own?: number | undefined;
  children?: ReactNode;
};

export function ProgressBar({ className, fillClassName, labelledBy, own, children }: Props) {
  const { plan, startedAt } = useUpdateProgress();
  const track = useRef<HTMLDivElement>(null);
  const interval = own === undefined ? tickInterval(plan) : stepTime;
  useProgressTicks(({ percent }) => {
    const shown = own ?? percent;
    track.current?.setAttribute('aria-valuenow', String(Math.round(shown)));
    const fill = track.current?.firstElementChild;
    if (fill instanceof HTMLElement) fill.style.transform = fillTransform(shown);
  });
  return (
    <div
      ref={track}
      className={className}
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={plan.startPercentage}
    >
      <div
        // What starts anew must not slide back from the end of what was before.
        key={`${startedAt} ${own === undefined}`}
        className={fillClassName}
        style={fillStyle(plan.startPercentage, interval)}
      >
        {children}
      </div>
    </div>
  );
}

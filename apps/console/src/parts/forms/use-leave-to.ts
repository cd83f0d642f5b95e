import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Goes somewhere once the screen has nothing unsaved any more: `isLeaving` tells its guard so, one drawing before. */
export function useLeaveTo(): {
  isLeaving: boolean;
  leaveTo: (path: string, options?: LeaveOptions) => void;
} {
  const [goal, setGoal] = useState<{ path: string; options?: LeaveOptions | undefined } | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (goal) navigate(goal.path, goal.options);
  }, [goal, navigate]);
  return { isLeaving: goal !== null, leaveTo: (path, options) => setGoal({ path, options }) };
}

interface LeaveOptions {
  replace?: boolean;
  state?: unknown;
}
